import BackportRules
import LintCore
import Projects
import Reporting

extension CommandRun {
  /// Answers `--forecast` and `--inventory` instead of listing findings.
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

  /// The page with everything in it: findings, forecast and inventory.
  func writePage(of result: RunResult, _ plan: RunPlan, linter: Linter, to out: ByteWriter) {
    let paths = Dictionary(plan.files.map { ($0.shownPath, $0) }, uniquingKeysWith: { first, _ in first })
    let plans = Forecaster(linter: linter).run(plan.files, hidden: plan.hidden)
    HTMLReport(
      toolName: tool.rawValue, toolVersion: Tool.version, rules: Catalogue.rules,
      forecast: plans.forecast, inventory: plans.inventory,
      contents: { shown in
        guard let file = paths[shown] else { return nil }
        return file.contents ?? (try? FileReader.bytes(of: file.path))
      }
    ).write(result, to: out)
  }
}
