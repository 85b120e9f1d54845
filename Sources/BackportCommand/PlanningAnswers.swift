import BackportRules
import LintCore
import Migration
import Projects
import Reporting

extension CommandRun {
  /// Prints the results of `--forecast` and `--inventory` instead of findings.
  func answer(
    _ question: Arguments, for plan: RunPlan, linter: Linter, progress: Progress? = nil, to out: ByteWriter
  ) throws {
    let plans = try forecaster(question, linter, progress).run(plan.files, hidden: plan.hidden)
    progress?.clear()
    let forecast = question.showsForecast ? plans.forecast : nil
    let inventory = question.showsInventory ? plans.inventory : nil
    switch question.format {
    case .json:
      PlanningJSONReport.write(
        forecast, inventory, toolName: tool.rawValue, toolVersion: Tool.version, to: out)
    default:
      let isTerminal = environment.outputIsTerminal && question.outputPath == nil
      let report = PlanningTextReport(width: isTerminal ? environment.terminalWidth : nil)
      if let forecast { report.write(forecast, to: out) }
      if forecast != nil, inventory != nil { out.write("\n") }
      if let inventory { report.write(inventory, to: out) }
    }
  }

  /// - Throws: if `--exact` needs a plan and the project's files cannot be read for it.
  func forecaster(_ arguments: Arguments, _ linter: Linter, _ progress: Progress?) throws -> Forecaster {
    var forecaster = Forecaster(linter: linter) { done, total in
      progress?.update("\(done) of \(total) minimums judged")
    }
    guard arguments.plansForecast else { return forecaster }
    let plan = try RunPlan(arguments, environment: environment, slicesRules: true)
    let migrator = self.migrator(linter, plan)
    forecaster.plan = { minimums in
      let summary = MigrationSummary(migrator.run(plan.files.raised(to: minimums), hidden: plan.hidden))
      return Forecast.Plan(
        fixesByRule: Dictionary(uniqueKeysWithValues: summary.appliedByRule.map { ($0.rule, $0.count) }),
        callSites: summary.files.reduce(0) { $0 + $1.callSites },
        lines: summary.files.reduce(0) { $0 + $1.linesRemoved - $1.linesInserted })
    }
    return forecaster
  }

  func linter(_ arguments: Arguments, _ plan: RunPlan) -> Linter {
    var linter = Linter(
      workers: arguments.jobs ?? environment.processorCount, isOnDeepStack: environment.isOnDeepStack)
    linter.memory = environment.memory
    linter.protectedFiles = plan.protectedFiles
    return linter
  }

  /// What plans a migration, so that all counts of it agree.
  func migrator(_ linter: Linter, _ plan: RunPlan) -> Migrator {
    var migrator = Migrator(linter: linter)
    migrator.namedSources = plan.namedSources
    migrator.modules = plan.modules
    return migrator
  }
}
