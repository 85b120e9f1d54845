import BackportRules
import LintCore
import Migration
import Projects
import Reporting
import SystemCalls

extension CommandRun {
  /// Writes the page with findings, forecast and inventory.
  func writePage(
    of result: RunResult, _ plan: RunPlan, _ arguments: Arguments, linter: Linter,
    progress: Progress? = nil, to out: ByteWriter
  ) throws {
    let files = Dictionary(first: plan.files.map { ($0.shownPath, $0) })
    let plans = try forecaster(arguments, linter, progress).run(plan.files, hidden: plan.hidden)
    // The subject of the page: the given folder, if it is one.
    let start = plan.viewedFolders.first ?? environment.workingFolder
    let repository = VersionControl.repository(of: start, includingItself: true)
    let head = repository.flatMap(VersionControl.head)
    let root = ReportRoot(repository ?? environment.workingFolder, workingFolder: environment.workingFolder)
    let groups = FileGroups(
      of: plan, in: repository ?? environment.workingFolder, owners: try codeOwners(arguments))
    HTMLReport(
      toolName: tool.rawValue, toolVersion: Tool.version, rules: Catalogue.pages,
      forecast: plans.forecast, inventory: plans.inventory,
      subject: HTMLSubject(
        project: Paths.name(start), commit: head?.commit, date: head?.day,
        isHypothetical: !arguments.minimums.isEmpty),
      links: arguments.linkTemplate.map {
        HTMLLinks(template: $0, commit: head?.commit) { root.path($0) }
      },
      groups: { shown in
        HTMLGroups(
          folder: shown.parentFolder, target: groups.name(of: shown, by: .target),
          owner: groups.name(of: shown, by: .owner))
      },
      contents: { shown in
        files[shown]?.readContents
      }
    ).write(result, to: out)
  }
}
