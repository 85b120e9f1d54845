import LintCore
import SwiftSource

/// The relations between fixes.
extension MigrationState {
  /// The earlier fixes that are evidence for a finding's fix.
  func evidence(for finding: Finding) -> [Int] {
    guard let evidence = finding.evidence else { return evidenceInside(finding) }
    var fixes: Set<Int> = []
    let file = evidence.fileOfNames.flatMap(index(of:))
    for removal in evidence.names.flatMap({ removals[$0] ?? [:] })
    where file.map(removal.value.contains) ?? true {
      fixes.insert(removal.key)
    }
    for place in evidence.places {
      if let file = index(of: place.path) { fixes.formUnion(history.fixes(in: place.range, of: file)) }
    }
    // What follows a change rests on one: where none is known, on those around it.
    return (fixes.isEmpty ? self.fixes(around: evidence.places) : fixes).sorted()
  }

  /// The fixes inside of what a fix takes out that was hindered at the beginning: they took its check.
  private func evidenceInside(_ finding: Finding) -> [Int] {
    guard wasHindered(finding) else { return [] }
    let found = (finding.fix?.edits ?? []).flatMap { edit in
      index(of: edit.path).map { history.fixes(in: edit.edit.range, of: $0) } ?? []
    }
    return Set(found).sorted()
  }

  /// The fixes in the innermost node around each place that holds some.
  private func fixes(around places: [Evidence.Place]) -> Set<Int> {
    places.reduce(into: []) { fixes, place in
      guard let file = index(of: place.path), let text = texts[file] else { return }
      let tree = memory.versions(of: [(file: file, text: text)])[0].tree
      let nodes = sequence(first: tree.node(at: place.range.lowerBound), next: \.parent)
      fixes.formUnion(nodes.lazy.map { history.fixes(in: $0.range, of: file) }.first { !$0.isEmpty } ?? [])
    }
  }

  /// The fixes that took away what hindered a finding's: mentions of what it is about.
  func unlocking(_ finding: Finding) -> [Int] {
    if !wasHindered(finding) { return [] }
    return Array(finding.subject.utf8)[...].words.flatMap {
      removals[String(decoding: $0, as: UTF8.self)]?.keys.sorted() ?? []
    }
  }

  /// The fixes that took away the attributes before what a fix deletes: without them it would delete these as well.
  func attributes(before group: EditGroup) -> [Int] {
    group.edits.flatMap { file, edits in
      edits.filter(\.replacement.isEmpty).flatMap { edit in
        history.deletions(before: edit.range.lowerBound, of: file).filter {
          originals[file]?.bytes[$0.original].first { !$0.isWhitespace } == UInt8(ascii: "@")
        }.flatMap(\.fixes)
      }
    }
  }

  /// The names whose number of mentions a fix reduces, and the files in which it does.
  func removedNames(_ group: EditGroup) -> [String: Set<Int>] {
    var counts: [ArraySlice<UInt8>: Int] = [:]
    var losers: [ArraySlice<UInt8>: Set<Int>] = [:]
    for (file, edits) in group.edits {
      guard let text = texts[file] else { continue }
      for edit in edits {
        for name in text.bytes[edit.range].words {
          counts[name, default: 0] += 1
          losers[name, default: []].insert(file)
        }
        for name in Array(edit.replacement.utf8)[...].words { counts[name, default: 0] -= 1 }
      }
    }
    return counts.filter { $0.value > 0 }.reduce(into: [:]) { found, count in
      found[String(decoding: count.key, as: UTF8.self)] = losers[count.key]
    }
  }

  /// The ranges of the original files that edits touch.
  func origins(of group: EditGroup) -> MigrationScope {
    var origins: [Int: [Range<Int>]] = [:]
    for (file, edits) in group.edits { origins[file] = history.origins(of: edits, in: file) }
    return scope(of: origins)
  }

  /// Places in the original files, trimmed: blank lines that are deleted with a place belong to its
  /// neighbours as well.
  func scope(of ranges: [Int: [Range<Int>]]) -> MigrationScope {
    let ranges = ranges.map { file, ranges in
      let bytes = originals[file]?.bytes ?? files[file].contents
      return (files[file].shownPath, bytes.map { bytes in ranges.map { bytes.trimmed($0) } } ?? ranges)
    }
    return MigrationScope(ranges: Dictionary(ranges, uniquingKeysWith: +))
  }

  /// The finding of a fix of this migration, at its place in the result of another migration of the same
  /// files.
  func finding(_ finding: Finding, ofFix fix: Int, in other: MigrationState) -> Finding? {
    guard let file = index(of: finding.path), let text = other.text(of: file) ?? self.text(of: file) else {
      return nil
    }
    return finding.moved(to: other.history.current(ofOriginal: place(ofFix: fix), in: file), of: text)
  }
}

extension Finding {
  /// At another place, in another text.
  func moved(to offset: Int, of text: SourceText) -> Finding {
    let length = end.offset - start.offset
    let offset = min(offset, text.bytes.count)
    var finding = self
    finding.start = text.position(of: offset)
    finding.end = text.position(of: min(offset + length, text.bytes.count))
    finding.sourceLine = text[text.rangeOfLine(finding.start.line)]
    return finding
  }
}

extension [UInt8] {
  /// The range without white space at its ends; unchanged if it contains nothing else.
  fileprivate func trimmed(_ range: Range<Int>) -> Range<Int> {
    func isBlank(_ index: Int) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(self[index]) }
    guard range.upperBound <= count, let first = range.first(where: { !isBlank($0) }),
      let last = range.last(where: { !isBlank($0) })
    else { return range }
    return first..<last + 1
  }
}

extension ArraySlice<UInt8> {
  /// Runs of bytes that can be part of names.
  fileprivate var words: [SubSequence] { split { !WordSet.isInName($0) } }

  /// The words after the keyword of a declaration.
  var declaredNames: Set<String> {
    let keywords: Set<String> = [
      "func", "var", "let", "struct", "class", "enum", "actor", "typealias", "case",
    ]
    let words = words.map { String(decoding: $0, as: UTF8.self) }
    return Set(zip(words, words.dropFirst()).filter { keywords.contains($0.0) }.map(\.1))
  }
}
