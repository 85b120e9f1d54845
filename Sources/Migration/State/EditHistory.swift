import LintCore
import SwiftSource

/// The origin of each piece of a migrated file and the fixes that wrote it: each round's edits are mapped
/// back to the bytes of the original.
///
/// Fixes that touch the same bytes belong to one unit, for example when one edits what the other wrote. A
/// unit can be reverted without the others.
struct EditHistory {
  /// A piece of the original that was replaced.
  private struct Segment {
    var original: Range<Int>
    var current: Range<Int>
    /// The fixes that replaced it.
    var fixes: [Int]
  }
  /// By file, sorted and without overlaps.
  private var segments: [Int: [Segment]] = [:]
  /// A union-find forest: for each fix another one of its unit; for the root itself.
  private var parents: [Int] = []
  /// For each fix the fixes that it needs: older ones whose text it touches, and those that are evidence for
  /// it.
  private(set) var needs: [Set<Int>] = []
  /// For each fix those that took away the attributes of what it deletes.
  private(set) var attributes: [Set<Int>] = []
  /// For each fix those that may be evidence for it. A fix that only made room for it is not.
  private(set) var evidence: [Set<Int>] = []
  /// For each fix the ranges of the original that it touches, by file.
  private(set) var ranges: [[Int: [Range<Int>]]] = []

  /// The ranges of the original that edits of the current file touch: one for each edit, in order.
  func origins(of edits: [Edit], in file: Int) -> [Range<Int>] {
    clusters(of: edits.map { (0, $0) }, in: file).filter { !$0.edits.isEmpty }.map(\.original)
  }

  /// Records fixes that are applied together. They are numbered consecutively over all rounds.
  /// - Parameters:
  ///   - evidence: for each fix the older fixes that justify it.
  ///   - needs: for each fix others that made room for it.
  ///   - attributes: for each fix those that took away the attributes of what it deletes.
  ///   - isFirst: of each fix, whether it could be made at the beginning: then nothing that others wrote justifies it.
  mutating func record(
    _ fixes: [EditGroup], evidence: [[Int]] = [], needs: [[Int]] = [], attributes: [[Int]] = [],
    isFirst: [Bool] = []
  ) {
    let base = parents.count
    var edits: [Int: [(fix: Int, edit: Edit)]] = [:]
    for (place, group) in fixes.enumerated() {
      let number = parents.count
      parents.append(number)
      self.evidence.append(evidence.isEmpty ? [] : Set(evidence[place]))
      self.attributes.append(attributes.isEmpty ? [] : Set(attributes[place]))
      let needs = self.attributes[number].union(needs.isEmpty ? [] : needs[place])
      self.needs.append(self.evidence[number].union(needs))
      ranges.append([:])
      for (file, some) in group.edits { edits[file, default: []] += some.map { (number, $0) } }
    }
    for (file, edits) in edits {
      var shift = 0
      var new: [Segment] = []
      for cluster in clusters(of: edits, in: file) {
        // The same fix from two places is applied once.
        let growth = Set(cluster.edits.map(\.edit)).reduce(0) {
          $0 + $1.replacement.utf8.count - $1.range.count
        }
        let start = cluster.current.lowerBound + shift
        let older = Set(cluster.segments.flatMap(\.fixes))
        let writers = Set(cluster.segments.filter { !$0.current.isEmpty }.flatMap(\.fixes))
        let fixes = older.union(cluster.edits.map(\.fix)).sorted()
        for fix in fixes.dropFirst() { unite(fix, fixes[0]) }
        for fix in Set(cluster.edits.map(\.fix)) {
          self.needs[fix].formUnion(older)
          if isFirst.isEmpty || !isFirst[fix - base] { self.evidence[fix].formUnion(writers) }
          ranges[fix][file, default: []] += cluster.ownOriginals
        }
        new.append(
          Segment(
            original: cluster.original, current: start..<(start + cluster.current.count + growth),
            fixes: fixes))
        shift += growth
      }
      segments[file] = new
    }
  }

  /// The number of fixes.
  var fixCount: Int { parents.count }

  /// The fixes that wrote or deleted something in a range of the current file.
  func fixes(in range: Range<Int>, of file: Int) -> [Int] {
    (segments[file] ?? []).filter { $0.current.meets(range) }.flatMap(\.fixes)
  }

  /// The ranges of the original that are gone and stood right before a place of the current file, each with the fixes that
  /// took it away.
  func deletions(before offset: Int, of file: Int) -> [(original: Range<Int>, fixes: [Int])] {
    (segments[file] ?? []).filter { $0.current == offset..<offset }.map { ($0.original, $0.fixes) }
  }

  /// The current offset for an offset of the original; in a replaced piece, the end of the replacement.
  func current(ofOriginal offset: Int, in file: Int) -> Int {
    var growth = 0
    for segment in segments[file] ?? [] {
      if offset < segment.original.lowerBound { break }
      if segment.original.contains(offset) { return min(offset + growth, segment.current.upperBound) }
      growth = segment.current.upperBound - segment.original.upperBound
    }
    return offset + growth
  }

  /// The origins of a file's current bytes.
  func originMap(of file: Int) -> OriginMap {
    OriginMap(
      pieces: (segments[file] ?? []).map { OriginMap.Piece(original: $0.original, current: $0.current) })
  }

  /// Fixes that can only be made together.
  struct Unit {
    /// By number, in order of application.
    var fixes: [Int]
    /// The ranges of the original that they touch, by file.
    var ranges: [Int: [Range<Int>]]
  }

  /// The units, sorted by their first fix.
  var units: [Unit] {
    var units: [Unit] = []
    var places: [Int: Int] = [:]
    for fix in parents.indices {
      let head = head(of: fix)
      if let place = places[head] {
        units[place].fixes.append(fix)
      } else {
        places[head] = units.count
        units.append(Unit(fixes: [fix], ranges: [:]))
      }
    }
    for (file, segments) in segments {
      for segment in segments {
        units[places[head(of: segment.fixes[0])]!].ranges[file, default: []].append(segment.original)
      }
    }
    return units
  }

  // MARK: Pieces that touch

  private struct Cluster {
    var current: Range<Int>
    var original: Range<Int>
    var segments: [Segment]
    var edits: [(fix: Int, edit: Edit)]

    /// The ranges of the original that the edits touch, without what was deleted before.
    var ownOriginals: [Range<Int>] {
      var rest: [Range<Int>] = []
      var start = original.lowerBound
      for segment in segments where segment.current.isEmpty && !segment.original.isEmpty {
        if start < segment.original.lowerBound { rest.append(start..<segment.original.lowerBound) }
        start = max(start, segment.original.upperBound)
      }
      if start < original.upperBound || rest.isEmpty { rest.append(start..<original.upperBound) }
      return rest
    }

    /// Whether a later edit or older segment interacts with this one: they overlap, or one is an insertion
    /// adjacent to the other. Adjacent deletions do not interact.
    func isTouched(by range: Range<Int>, _ isEdit: Bool) -> Bool {
      if edits.isEmpty, !isEdit { return false }
      if range.lowerBound < current.upperBound { return true }
      return range.lowerBound == current.upperBound
        && (isEdit && range.isEmpty || current.isEmpty && !edits.isEmpty)
    }
  }

  /// Groups of edits and older segments that touch each other.
  private func clusters(of edits: [(fix: Int, edit: Edit)], in file: Int) -> [Cluster] {
    var items: [(range: Range<Int>, segment: Segment?, edit: (fix: Int, edit: Edit)?)] =
      (segments[file] ?? []).map { ($0.current, $0, nil) }
    for edit in edits { items.append((edit.edit.range, nil, edit)) }
    items.sort { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
    var clusters: [Cluster] = []
    // How much longer the preceding text has become.
    var growth = 0
    for item in items {
      if clusters.last.map({ !$0.isTouched(by: item.range, item.edit != nil) }) ?? true {
        if let last = clusters.last { growth += last.current.count - last.original.count }
        clusters.append(Cluster(current: item.range, original: 0..<0, segments: [], edits: []))
      }
      let last = clusters.count - 1
      let current = clusters[last].current
      clusters[last].current = current.lowerBound..<max(current.upperBound, item.range.upperBound)
      if let segment = item.segment { clusters[last].segments.append(segment) }
      if let edit = item.edit { clusters[last].edits.append(edit) }
      let gained = clusters[last].segments.reduce(0) { $0 + $1.current.count - $1.original.count }
      let start = clusters[last].current.lowerBound - growth
      clusters[last].original = start..<(start + clusters[last].current.count - gained)
    }
    return clusters
  }

  // MARK: Units

  private func head(of fix: Int) -> Int {
    var fix = fix
    while parents[fix] != fix { fix = parents[fix] }
    return fix
  }

  private mutating func unite(_ one: Int, _ other: Int) {
    let heads = (head(of: one), head(of: other))
    parents[max(heads.0, heads.1)] = min(heads.0, heads.1)
  }
}
