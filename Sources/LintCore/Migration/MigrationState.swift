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
  /// The fixes that took away mentions, by the name.
  private(set) var removals: [String: [Int]] = [:]
  /// For each fix, where its finding lies in the original.
  private var places: [Int] = []
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

  func index(of path: String) -> Int? { indices[path] }

  func place(ofFix fix: Int) -> Int { places[fix] }

  func isChanged(_ file: Int) -> Bool { texts[file].map { $0.bytes != originals[file] } ?? false }

  /// As a file is now; `nil`: it was not needed so far, or cannot be read.
  func text(of file: Int) -> SourceText? {
    texts[file] ?? files[file].contents.map(SourceText.init)
      ?? (try? FileReader.bytes(of: files[file].path)).map(SourceText.init)
  }

  func isNamed(_ path: String) -> Bool { indices[path].map { files[$0].isNamed } ?? true }

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

  /// Takes note of fixes that are applied together, in the order in which the result lists them. To be called while
  /// the texts are those that the fixes are for.
  mutating func record(_ fixes: [(finding: Finding, group: EditGroup)]) {
    let evidence = fixes.map { self.evidence(for: $0.finding) }
    for (place, fix) in fixes.enumerated() {
      let number = history.fixCount + place
      for name in removedNames(fix.group) { removals[name, default: []].append(number) }
      let file = indices[fix.finding.path]
      let start = Edit(fix.finding.start.offset..<fix.finding.start.offset)
      places.append(file.flatMap { history.origins(of: [start], in: $0).first?.lowerBound } ?? 0)
    }
    history.record(fixes.map(\.group), evidence: evidence)
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
