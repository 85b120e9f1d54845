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
    /// One of the fixes that made it.
    var fix: Int
  }
  /// By file, in order, free of overlaps.
  private var segments: [Int: [Segment]] = [:]
  /// For each fix another one of its unit; itself at the unit's head.
  private var parents: [Int] = []

  /// What edits of a file as it is now touch in the original: a range for each, in order.
  func origins(of edits: [Edit], in file: Int) -> [Range<Int>] {
    clusters(of: edits.map { (0, $0) }, in: file).filter { !$0.edits.isEmpty }.map(\.original)
  }

  /// Takes note of fixes that are applied together. They are numbered as they come, over all rounds.
  mutating func record(_ fixes: [EditGroup]) {
    var edits: [Int: [(fix: Int, edit: Edit)]] = [:]
    for group in fixes {
      let number = parents.count
      parents.append(number)
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
        let fixes = cluster.segments.map(\.fix) + cluster.edits.map(\.fix)
        for fix in fixes.dropFirst() { unite(fix, fixes[0]) }
        new.append(
          Segment(
            original: cluster.original, current: start..<(start + cluster.current.count + growth),
            fix: fixes[0]))
        shift += growth
      }
      segments[file] = new
    }
  }

  /// The units, in the order of their first fix: the fixes by number, and what they touch of the originals.
  var units: [(fixes: [Int], ranges: [Int: [Range<Int>]])] {
    var units: [(fixes: [Int], ranges: [Int: [Range<Int>]])] = []
    var places: [Int: Int] = [:]
    for fix in parents.indices {
      let head = head(of: fix)
      if let place = places[head] {
        units[place].fixes.append(fix)
      } else {
        places[head] = units.count
        units.append(([fix], [:]))
      }
    }
    for (file, segments) in segments {
      for segment in segments {
        units[places[head(of: segment.fix)]!].ranges[file, default: []].append(segment.original)
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
      if clusters.last.map({ !Self.touch($0.current, item.range) }) ?? true {
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

  /// Ranges that overlap; beside each other only where one is a mere point.
  private static func touch(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    if right.lowerBound < left.upperBound { return true }
    return right.lowerBound == left.upperBound && (left.isEmpty || right.isEmpty)
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
