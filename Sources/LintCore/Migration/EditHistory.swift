import SwiftSource

/// Where the pieces of a migrated file come from, and which fixes made them: each round's edits are traced back
/// to the bytes of the original.
///
/// Fixes that touched the same bytes, one what the other wrote, belong together: they are one unit, which can be
/// taken back without the others.
struct EditHistory {
  /// A piece of the original that something else stands for now.
  private struct Segment {
    var original: Range<Int>
    var current: Range<Int>
    /// The fixes that made it.
    var fixes: [Int]
  }
  /// By file, in order, free of overlaps.
  private var segments: [Int: [Segment]] = [:]
  /// For each fix another one of its unit; itself at the unit's head.
  private var parents: [Int] = []
  /// For each fix what it needs: the older ones that it touches what they wrote of, or that are evidence for it.
  private(set) var needs: [Set<Int>] = []
  /// Those of them that may show that it can be made: what only made room for it shows nothing.
  private(set) var evidence: [Set<Int>] = []
  /// For each fix what it touches of the originals, by file.
  private(set) var ranges: [[Int: [Range<Int>]]] = []

  /// What edits of a file as it is now touch in the original: a range for each, in order.
  func origins(of edits: [Edit], in file: Int) -> [Range<Int>] {
    clusters(of: edits.map { (0, $0) }, in: file).filter { !$0.edits.isEmpty }.map(\.original)
  }

  /// Takes note of fixes that are applied together. They are numbered as they come, over all rounds.
  /// - Parameter evidence: for each, the older fixes that show that it can be made.
  mutating func record(_ fixes: [EditGroup], evidence: [[Int]] = []) {
    var edits: [Int: [(fix: Int, edit: Edit)]] = [:]
    for (place, group) in fixes.enumerated() {
      let number = parents.count
      parents.append(number)
      needs.append(evidence.isEmpty ? [] : Set(evidence[place]))
      self.evidence.append(needs[number])
      ranges.append([:])
      for (file, some) in group.edits { edits[file, default: []] += some.map { (number, $0) } }
    }
    for (file, edits) in edits {
      var shift = 0
      var new: [Segment] = []
      for cluster in clusters(of: edits, in: file) {
        // The same fix found from two places is applied once.
        let growth = Set(cluster.edits.map(\.edit)).reduce(0) {
          $0 + $1.replacement.utf8.count - $1.range.count
        }
        let start = cluster.current.lowerBound + shift
        let older = Set(cluster.segments.flatMap(\.fixes))
        let writers = Set(cluster.segments.filter { !$0.current.isEmpty }.flatMap(\.fixes))
        let fixes = older.union(cluster.edits.map(\.fix)).sorted()
        for fix in fixes.dropFirst() { unite(fix, fixes[0]) }
        for fix in Set(cluster.edits.map(\.fix)) {
          needs[fix].formUnion(older)
          self.evidence[fix].formUnion(writers)
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

  /// How many fixes there are.
  var fixCount: Int { parents.count }

  /// The fixes that wrote a part of a range of a file as it is now, or deleted something there.
  func fixes(in range: Range<Int>, of file: Int) -> [Int] {
    (segments[file] ?? []).filter { $0.current.meets(range) }.flatMap(\.fixes)
  }

  /// Where a place of the original is now; the end of what stands for it if it was rewritten.
  func current(ofOriginal offset: Int, in file: Int) -> Int {
    var growth = 0
    for segment in segments[file] ?? [] {
      if offset < segment.original.lowerBound { break }
      if segment.original.contains(offset) { return min(offset + growth, segment.current.upperBound) }
      growth = segment.current.upperBound - segment.original.upperBound
    }
    return offset + growth
  }

  /// Where what a file holds now comes from.
  func originMap(of file: Int) -> OriginMap {
    OriginMap(
      pieces: (segments[file] ?? []).map { OriginMap.Piece(original: $0.original, current: $0.current) })
  }

  /// Fixes that can only be made together.
  struct Unit {
    /// By number, in the order in which they were made.
    var fixes: [Int]
    /// What they touch of the originals, by file.
    var ranges: [Int: [Range<Int>]]
  }

  /// The units, in the order of their first fix.
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

    /// What of the original edits touch, without what was gone before.
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

    /// Whether what comes after it, an edit or an older segment, has to do with it: they overlap, or one of them
    /// inserts something beside the other. What was deleted in front of something or behind it has nothing to do with it.
    func isTouched(by range: Range<Int>, _ isEdit: Bool) -> Bool {
      if edits.isEmpty, !isEdit { return false }
      if range.lowerBound < current.upperBound { return true }
      return range.lowerBound == current.upperBound
        && (isEdit && range.isEmpty || current.isEmpty && !edits.isEmpty)
    }
  }

  /// Edits and older segments, those together that touch each other.
  private func clusters(of edits: [(fix: Int, edit: Edit)], in file: Int) -> [Cluster] {
    var items: [(range: Range<Int>, segment: Segment?, edit: (fix: Int, edit: Edit)?)] =
      (segments[file] ?? []).map { ($0.current, $0, nil) }
    for edit in edits { items.append((edit.edit.range, nil, edit)) }
    items.sort { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
    var clusters: [Cluster] = []
    // How much longer the text before is than it was.
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
