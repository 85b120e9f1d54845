import BackportRules
import LintCore
import Projects
import Reporting

extension CommandRun {
  /// Prints the results of `--forecast` and `--inventory` instead of findings.
  func answer(_ question: Arguments, for plan: RunPlan, linter: Linter, to out: ByteWriter) {
    let plans = Forecaster(linter: linter).run(plan.files, hidden: plan.hidden)
    let forecast = question.showsForecast ? plans.forecast : nil
    let inventory = question.showsInventory ? plans.inventory : nil
    switch question.format {
    case .json:
      PlanningJSONReport(
        toolName: tool.rawValue, toolVersion: Tool.version, forecast: forecast, inventory: inventory
      ).write(to: out)
    default:
      let report = PlanningTextReport()
      if let forecast { report.write(forecast, to: out) }
      if forecast != nil, inventory != nil { out.write("\n") }
      if let inventory { report.write(inventory, to: out) }
    }
  }
}
