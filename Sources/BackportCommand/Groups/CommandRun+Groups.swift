import LintCore
import Migration
import Projects
import Reporting
import SystemCalls

extension CommandRun {
  func checkGrouping(of arguments: Arguments) throws(UsageError) {
    let isByOwner =
      arguments.grouping == .owner || arguments.commitPiece == .owner || arguments.format == .html
    if arguments.ownersPath != nil, !isByOwner {
      throw UsageError(
        tool == .lint
          ? "--owners names the owners of files: add --group-by owner or --format html"
          : "--owners names the owners of files: add --commit-per owner, or --plan with --group-by owner")
    }
    // Reports an error before anything is written.
    _ = try codeOwners(arguments)
    guard let kind = arguments.grouping else { return }
    switch tool {
    case .lint:
      if ![.text, .json, .markdown].contains(arguments.format) {
        let remedy =
          arguments.format == .html
          ? "a page of --format html counts by each of them: leave it out"
          : "--format \(arguments.format.rawValue) has no groups: choose text, json or markdown"
        throw UsageError("--group-by \(kind.rawValue): \(remedy)")
      }
      if arguments.asksForPlans || arguments.comparedPath != nil {
        throw UsageError(
          "--group-by groups findings: leave out --forecast, --inventory and --compare")
      }
    case .migrate:
      if arguments.checklistPath == nil {
        throw UsageError("--group-by groups the entries of --plan: add --plan FILE")
      }
    }
  }

  /// The owners in the file of `--owners`; `nil`: the flag is not given.
  func codeOwners(_ arguments: Arguments) throws(UsageError) -> CodeOwners? {
    guard let path = arguments.ownersPath else { return nil }
    guard let bytes = try? FileReader.bytes(of: Paths.join(environment.workingFolder, path)) else {
      throw UsageError("--owners \(path) cannot be read: name a file of the form of CODEOWNERS")
    }
    return CodeOwners(reading: bytes)
  }

  /// The groups of `--group-by`.
  /// - Parameters:
  ///   - findings: the findings of the report, with shown paths.
  ///   - root: the base of the report's paths.
  func findingGroups(
    _ arguments: Arguments, for findings: [Finding], of plan: RunPlan, _ root: ReportRoot
  ) throws(UsageError) -> FindingGroups? {
    guard let kind = arguments.grouping else { return nil }
    let folder = environment.workingFolder
    let first = plan.files.first.map { Paths.join(folder, Paths.parent($0.path)) } ?? folder
    let repository = VersionControl.repository(of: first, includingItself: true) ?? folder
    let files = FileGroups(of: plan, in: repository, owners: try codeOwners(arguments))
    if kind == .owner, files.owners.isEmpty, !arguments.isQuiet {
      say("no file has an owner: \(repository) has no CODEOWNERS, and --owners names none")
    }
    var names: [String: String] = [:]
    for path in Set(findings.lazy.map(\.path)) { names[root.path(path)] = files.name(of: path, by: kind) }
    return FindingGroups(by: kind, names: names)
  }
}
