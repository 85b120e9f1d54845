import BackportRules
import LintCore
import Projects
import Reporting

extension CommandRun {
  /// The page with everything in it: findings, forecast and inventory.
  func writePage(
    of result: RunResult, _ plan: RunPlan, _ arguments: Arguments, linter: Linter, to out: ByteWriter
  ) {
    let files = Dictionary(plan.files.map { ($0.shownPath, $0) }, uniquingKeysWith: { first, _ in first })
    let plans = Forecaster(linter: linter).run(plan.files, hidden: plan.hidden)
    // What the page is about: the folder that was asked for, if it is one.
    let start = plan.viewedFolders.first ?? environment.workingFolder
    let repository = VersionControl.repository(of: start, includingItself: true)
    let head = repository.flatMap(VersionControl.head)
    let root = ReportRoot(repository ?? environment.workingFolder, workingFolder: environment.workingFolder)
    let owners = repository.map(CodeOwners.init)
    HTMLReport(
      toolName: tool.rawValue, toolVersion: Tool.version, rules: Catalogue.rules,
      forecast: plans.forecast, inventory: plans.inventory,
      subject: HTMLSubject(
        project: Paths.name(start), commit: head?.commit, date: head?.day,
        isHypothetical: !arguments.minimums.isEmpty),
      links: arguments.linkTemplate.map {
        HTMLLinks(template: $0, commit: head?.commit) { root.path($0) }
      },
      groups: { shown in
        HTMLGroups(
          folder: shown.parentFolder, target: files[shown].map { Self.targetNames(of: $0.context) } ?? "",
          owner: owners?.owners(of: root.path(shown)) ?? "")
      },
      contents: { shown in
        guard let file = files[shown] else { return nil }
        return file.contents ?? (try? FileReader.bytes(of: file.path))
      }
    ).write(result, to: out)
  }

  /// `Gallery` of `project.yml (target Gallery)`; where a manifest names no targets, its own name.
  static func targetNames(of context: LintContext) -> String {
    let names = context.targets.map { target in
      let parts = target.source.split(separator: "(target ", maxSplits: 1)
      guard parts.count == 2 else { return target.source }
      return String(parts[1].prefix { $0 != "," && $0 != ")" })
    }
    return Set(names).sorted().joined(separator: ", ")
  }
}
