import BackportRules
import LintCore
import Migration
import Projects
import Reporting
import SystemCalls

/// The file of `--plan`. It is opened before anything is changed, so that an error is reported at once.
struct ChecklistFile {
  let path: String
  /// The present checklist.
  let old: String
  let destination: ReportDestination

  /// - Throws: a usage error when the file is not a checklist: it would be overwritten.
  init(_ path: String, standard: ByteWriter) throws(UsageError) {
    self.path = path
    // Reading a device or pipe might never end.
    old =
      FileSystem.isRegular(path)
      ? String(decoding: (try? FileReader.bytes(of: path)) ?? [], as: UTF8.self) : ""
    if !old.isEmpty, !Checklist.isWritten(in: old) {
      throw UsageError("--plan \(path): it exists and is not a checklist of this tool; name another one")
    }
    destination = try ReportDestination(path, flag: "--plan", standard: standard)
  }
}

extension CommandRun {
  /// Writes what a migration leaves to the file of `--plan`.
  func writeChecklist(
    _ file: ChecklistFile?, of result: MigrationResult, _ plan: RunPlan, _ arguments: Arguments
  ) throws {
    guard let file else { return }
    // Its readers expect paths relative to the repository.
    let root = try reportRoot(arguments, defaultsToRepository: true)
    let checklist = Checklist(
      root.rebased(result), targets: plan.targets,
      groups: try findingGroups(arguments, for: result.remaining, of: plan, root))
    let writer = file.destination.writer
    if file.path.hasSuffix(".json") {
      checklist.writeJSON(toolName: tool.rawValue, toolVersion: Tool.version, to: writer)
    } else {
      checklist.writeMarkdown(keepingTicksOf: file.old, to: writer)
    }
    try file.destination.finish()
    if !arguments.isQuiet { say("\(counted(checklist.entries.count, "thing")) left to do: \(file.path)") }
  }

  /// Reads the report of `--compare` before anything is judged, so that an invalid file is reported at once.
  func earlierReport(_ arguments: Arguments) throws(UsageError) -> EarlierReport? {
    guard let path = arguments.comparedPath else { return nil }
    let remedy = "; name a file that 'backport-lint --format json' has written"
    return try orUsageError("--compare \(path): ", remedy) {
      try EarlierReport(readingFrom: path, ids: Catalogue.ids)
    }
  }

  /// Writes the fixed and new findings since an earlier report.
  func write(
    _ result: RunResult, comparedWith earlier: EarlierReport, _ arguments: Arguments, _ root: ReportRoot,
    to out: ByteWriter
  ) {
    let rebased = root.rebased(result)
    if arguments.format == .json {
      earlier.writeJSON(rebased, toolName: tool.rawValue, toolVersion: Tool.version, to: out)
    } else {
      earlier.writeText(rebased, listsAll: arguments.isVerbose, to: out)
    }
  }
}
