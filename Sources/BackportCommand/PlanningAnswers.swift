import BackportRules
import LintCore
import Migration
import Projects
import Reporting

extension CommandRun {
  /// Prints the results of `--forecast` and `--inventory` instead of findings.
  func answer(
    _ question: Arguments, for plan: RunPlan, linter: Linter, progress: Progress? = nil, to out: ByteWriter
  ) {
    let plans = forecaster(linter, progress).run(plan.files, hidden: plan.hidden)
    progress?.clear()
    let forecast = question.showsForecast ? plans.forecast : nil
    let inventory = question.showsInventory ? plans.inventory : nil
    switch question.format {
    case .json:
      PlanningJSONReport(
        toolName: tool.rawValue, toolVersion: Tool.version, forecast: forecast, inventory: inventory
      ).write(to: out)
    default:
      let isTerminal = environment.outputIsTerminal && question.outputPath == nil
      let report = PlanningTextReport(width: isTerminal ? environment.terminalWidth : nil)
      if let forecast { report.write(forecast, to: out) }
      if forecast != nil, inventory != nil { out.write("\n") }
      if let inventory { report.write(inventory, to: out) }
    }
  }

  func forecaster(_ linter: Linter, _ progress: Progress?) -> Forecaster {
    Forecaster(linter: linter) { done, total in progress?.update("\(done) of \(total) minimums judged") }
  }
}
