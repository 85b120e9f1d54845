import Projects
import SwiftSource

/// The files, and what has become of them so far.
struct MigrationState {
  let files: [LintFile]
  private let indices: [String: Int]
  private let projectRules: Set<String>
  /// The files that have been read, as they were and as they are.
  var originals: [Int: [UInt8]] = [:]
  var texts: [Int: SourceText] = [:]
  private(set) var history = EditHistory()
  private var unfixable: Set<Finding> = []
  /// Those of them that were spoken of: in the next round they stand elsewhere.
  private var reported: Set<Finding.Landmark> = []
  /// Fixes that break a file's structure are looked for.
  let isCareful: Bool

  init(files: [LintFile], isCareful: Bool) {
    self.files = files
    self.isCareful = isCareful
    projectRules = Set(
      (files.first?.context.rules.rules ?? []).lazy.filter { $0.project != nil }.map(\.id))
    indices = Dictionary(
      files.enumerated().map { ($0.element.shownPath, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  /// The files that differ from what they were, as they were and as they are.
  var changedTrees: [(file: Int, before: SyntaxTree, after: SyntaxTree)] {
    texts.keys.sorted().compactMap { file in
      guard let original = originals[file], let text = texts[file], original != text.bytes else { return nil }
      return (file, SyntaxTree(SourceText(original)), SyntaxTree(text))
    }
  }

  var current: [LintFile] { files.indices.map(current) }

  func isAsked(_ finding: Finding) -> Bool {
    indices[finding.path].map { files[$0].context.rules.isAsked(finding.rule) } ?? true
  }

  func isNamed(_ path: String) -> Bool { indices[path].map { files[$0].isNamed } ?? true }

  /// Why findings are left that a run over everything deals with.
  /// - Parameter all: what that run would apply.
  func postponements(of findings: [Finding], among all: [Finding]) -> [Finding: Postponement] {
    let holders = FixHolders(of: all)
    return findings.reduce(into: [:]) { reasons, finding in
      if let path = finding.fix?.edits.first(where: { !isNamed($0.path) })?.path {
        reasons[finding] = .reaches(path)
      } else if let holder = holders.holder(of: finding) {
        reasons[finding] = .goesWith(rule: holder.rule, line: holder.start.line)
      }
    }
  }

  func current(of index: Int) -> LintFile {
    var file = files[index]
    if let text = texts[index] { file.contents = text.bytes }
    return file
  }

  func group(of finding: Finding) -> EditGroup? {
    var edits: [Int: [Edit]] = [:]
    for edit in finding.fix?.edits ?? [] {
      guard let index = indices[edit.path] else { return nil }
      edits[index, default: []].append(edit.edit)
    }
    // A fix of the whole project goes by checks as they stand: those that it touches can wait for the next round.
    return EditGroup(edits, isUrgent: projectRules.contains(finding.rule))
  }

  /// Reads a file that is to be changed. Bytes that are no UTF-8 cannot be rewritten without loss.
  mutating func load(_ index: Int) -> Bool {
    if texts[index] != nil { return true }
    guard let bytes = files[index].contents ?? (try? FileReader.bytes(of: files[index].path)),
      bytes.withUnsafeBufferPointer({ UTF8Check.firstFault(in: $0) }) == nil
    else { return false }
    originals[index] = bytes
    texts[index] = SourceText(bytes)
    return true
  }

  /// Fixes that were applied together, in the order in which the result lists them.
  mutating func record(_ groups: [EditGroup]) { history.record(groups) }

  func units(of applied: [Finding]) -> [MigrationUnit] {
    history.units.map { fixes, ranges in
      let ranges = ranges.map { (files[$0.key].shownPath, $0.value) }
      return MigrationUnit(
        findings: fixes.map { applied[$0] },
        scope: MigrationScope(ranges: Dictionary(ranges, uniquingKeysWith: +)))
    }
  }

  mutating func doNotFix(_ finding: Finding) { unfixable.insert(finding) }

  /// - Returns: whether it is the first time.
  mutating func report(_ finding: Finding) -> Bool { reported.insert(finding.landmark).inserted }

  func isUnfixable(_ finding: Finding) -> Bool { unfixable.contains(finding) }

  func endlessness(of index: Int) -> Problem {
    Problem(
      .doubtful, path: files[index].shownPath,
      message: "its fixes do not come to an end, which is a bug of this tool; what was done is kept")
  }
}
