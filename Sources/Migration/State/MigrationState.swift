import LintCore
import Projects
import SwiftSource
import SystemCalls

/// The files and their current state.
struct MigrationState {
  let files: [LintFile]
  private let indices: [String: Int]
  let projectRules: Set<RuleName>
  /// The files that were read: their original and current texts.
  var originals: [Int: SourceText] = [:]
  var texts: [Int: SourceText] = [:]
  private(set) var history = EditHistory()
  /// The fixes that removed mentions, by name, and the files in which they did.
  private(set) var removals: [String: [Int: Set<Int>]] = [:]
  /// For each fix the place of its finding in the original.
  private var places: [Int] = []
  private var unfixable: Set<Finding> = []
  /// The findings at the beginning, by original place: those with fixes, and those of the whole project without one.
  private var first: Set<Finding.Key> = []
  private var hindered: Set<Finding.Key> = []
  /// The findings that were reported already. Their place changes between rounds.
  private var reported: Set<Finding.Landmark> = []
  /// Whether to search for fixes that add parse errors.
  let isCareful: Bool
  let memory: MigrationMemory
  /// The texts that differed already when the first migration began.
  private let differingTexts: [Int: SourceText]

  init(files: [LintFile], isCareful: Bool, memory: MigrationMemory) {
    self.files = files
    self.isCareful = isCareful
    self.memory = memory
    differingTexts = memory.differences(of: files)
    projectRules = Set(
      (files.first?.context.rules.rules ?? []).lazy.filter { $0.project != nil }.map(\.name))
    indices = Dictionary(
      files.enumerated().map { ($0.element.shownPath, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  /// The changed files with their texts before and after.
  var changes: [(file: Int, before: FileVersion, after: FileVersion)] {
    let changed = texts.keys.filter(isChanged).sorted()
    let before = memory.versions(of: changed.map { (file: $0, text: originals[$0]!) })
    let after = memory.versions(of: changed.map { (file: $0, text: texts[$0]!) })
    return changed.indices.map { (changed[$0], before[$0], after[$0]) }
  }

  /// The current contents of some files, parsed.
  func versions(of files: [Int]) -> [(file: Int, version: FileVersion)] {
    let known = files.compactMap { file in texts[file].map { (file: file, text: $0) } }
    return zip(known, memory.versions(of: known)).map { ($0.file, $1) }
  }

  /// What rules find in the changes, in the order of the files and of the catalogue.
  func findingsInChanges(comingLast: Bool, _ hidden: String?) -> [Finding] {
    var differing = differingTexts
    for (file, text) in texts where differing[file] != nil || isChanged(file) { differing[file] = text }
    return memory.findings(inChanges: changes, comingLast: comingLast, hidden, differing: differing)
  }

  func isAsked(_ finding: Finding) -> Bool {
    indices[finding.path].map { files[$0].context.rules.isAsked(finding.ruleName) } ?? true
  }

  func index(of path: String) -> Int? { indices[path] }

  /// The original of a file; `nil`: it is not in the project or cannot be read.
  func original(of path: String) -> [UInt8]? {
    indices[path].flatMap { originals[$0]?.bytes ?? files[$0].readContents }
  }

  func place(ofFix fix: Int) -> Int { places[fix] }

  func isChanged(_ file: Int) -> Bool { texts[file].map { !$0.hasSameBytes(as: originals[file]!) } ?? false }

  /// The current text of a file; `nil`: it was not needed so far, or cannot be read.
  func text(of file: Int) -> SourceText? {
    texts[file] ?? files[file].readContents.map(SourceText.init)
  }

  func isNamed(_ path: String) -> Bool { indices[path].map { files[$0].isNamed } ?? true }

  /// Whether a fix has nothing to do with the files that were given: it touches neither one of them, nor one that their
  /// migration has changed, nor one whose shims have to do with them, and rests on no such change.
  /// - Parameter shims: the files with findings of shims. Of other shims than those that have to do with the given files
  ///   there is none.
  func isFar(_ finding: Finding, shims: Set<String>) -> Bool {
    let isNear = Set([finding.path] + (finding.fix?.edits ?? []).map(\.path)).contains { path in
      shims.contains(path) || indices[path].map { files[$0].isNamed || texts[$0] != nil } ?? true
    }
    return !isNear && evidence(for: finding).isEmpty
  }

  func group(of finding: Finding) -> EditGroup? {
    var edits: [Int: [Edit]] = [:]
    for edit in finding.fix?.edits ?? [] {
      guard let index = indices[edit.path] else { return nil }
      edits[index, default: []].append(edit.edit)
    }
    // A fix of a project rule depends on checks in their present form: fixes that it touches can wait for the
    // next round.
    return EditGroup(edits, isUrgent: projectRules.contains(finding.ruleName))
  }

  /// Reads files to change. A file that is not UTF-8 cannot be rewritten without loss.
  mutating func load(_ wanted: Set<Int>) {
    let new = wanted.filter { texts[$0] == nil }.sorted()
    let read = Workers.map(new, workers: memory.workers) { [files] index -> SourceText? in
      guard let bytes = files[index].readContents,
        bytes.withUnsafeBufferPointer({ UTF8Check.firstFault(in: $0) }) == nil
      else { return nil }
      return SourceText(bytes)
    }
    for (index, text) in zip(new, read) {
      originals[index] = text
      texts[index] = text
    }
  }

  /// - Parameter edits: by file, in order.
  mutating func apply(_ edits: [Int: [Edit]]) {
    let edited = Workers.map(Array(edits), workers: memory.workers) { [texts] file, edits in
      (file: file, text: texts[file]!.edited(by: edits))
    }
    for (file, text) in edited { texts[file] = text }
  }

  /// Records fixes that are applied together, in the order of the result. Must be called before the texts are
  /// changed.
  mutating func record(_ fixes: [(finding: Finding, group: EditGroup)]) {
    let evidence = fixes.map { self.evidence(for: $0.finding) }
    for (place, fix) in fixes.enumerated() {
      let number = history.fixCount + place
      for (name, files) in removedNames(fix.group) { removals[name, default: [:]][number] = files }
      places.append(originalOffset(of: fix.finding) ?? 0)
    }
    history.record(
      fixes.map(\.group), evidence: evidence,
      needs: fixes.map { unlocking($0.finding) }, attributes: fixes.map { attributes(before: $0.group) },
      isFirst: fixes.map { key(of: $0.finding).map(first.contains) ?? false })
  }

  /// The original offset of the start of a finding in the current files.
  func originalOffset(of finding: Finding) -> Int? {
    indices[finding.path].map { file in
      let map = history.originMap(of: file)
      return map.original(of: finding.start, reading: finding.sourceLine, in: originals[file])
    }
  }

  /// A finding of an earlier round at its current place; `nil`: its place is gone.
  /// - Parameter offset: its place in the original.
  func moved(_ finding: Finding, from offset: Int) -> Finding? {
    guard let file = indices[finding.path] else { return nil }
    guard let text = texts[file] else { return finding }
    let old = finding.sourceLine.utf8.dropFirst(finding.start.column - 1)
    let count = finding.end.offset - finding.start.offset
    let start = history.current(ofOriginal: offset, in: file)
    let range = start..<start + count
    guard finding.start.line == finding.end.line, range.upperBound <= text.bytes.count,
      text.bytes[range].elementsEqual(old.prefix(count))
    else { return nil }
    var moved = finding
    moved.start = text.position(of: range.lowerBound)
    moved.end = text.position(of: range.upperBound)
    moved.sourceLine = text[text.rangeOfLine(moved.start.line)]
    moved.related = []
    return moved
  }

  /// Notes findings before anything was applied.
  mutating func noteFirst(_ findings: [Finding]) {
    first = Set(findings.lazy.filter(\.isFixable).map(\.key))
    let others = findings.filter { !$0.isFixable && projectRules.contains($0.ruleName) }
    hindered = Set(others.lazy.map(\.key))
  }

  /// Whether no fix could be made for a finding of the whole project at the beginning.
  func wasHindered(_ finding: Finding) -> Bool {
    projectRules.contains(finding.ruleName) && key(of: finding).map(hindered.contains) ?? false
  }

  private func key(of finding: Finding) -> Finding.Key? {
    originalOffset(of: finding).map {
      Finding.Key(rule: finding.ruleName, path: finding.path, offset: $0)
    }
  }

  mutating func doNotFix(_ finding: Finding) { unfixable.insert(finding) }

  /// - Returns: whether it was not reported before.
  mutating func report(_ finding: Finding) -> Bool { reported.insert(finding.landmark).inserted }

  func isUnfixable(_ finding: Finding) -> Bool { unfixable.contains(finding) }
}
