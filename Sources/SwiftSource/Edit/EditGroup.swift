/// Edits that are applied together or not at all, in one file or several.
public struct EditGroup: Sendable {
  /// By the caller's number of the file.
  public var edits: [Int: [Edit]]
  /// An urgent group takes precedence over others, wherever they start.
  public var isUrgent: Bool

  public init(_ edits: [Int: [Edit]], isUrgent: Bool = false) {
    self.edits = edits
    self.isUrgent = isUrgent
  }
}

/// Selects the groups that can be applied together. The others are deferred to the next round.
///
/// All conflicts are resolved here. Of two groups that touch the same bytes, an urgent one wins, then the one
/// that starts first, then the longer one. So of two nested fixes the outer one is applied first; if the
/// inner one is still needed, it is found again in the result. The order in which groups were added decides
/// last.
public struct EditResolution: Sendable {
  /// The indices of the groups that are applied, in ascending order.
  public private(set) var applied: [Int] = []
  /// Groups that overlap an applied one.
  public private(set) var deferred: [Int] = []
  /// Groups that overlap themselves or exceed their file: a bug in the rule that made them.
  public private(set) var malformed: [Int] = []
  /// The edits of each file, sorted and without overlaps.
  public private(set) var edits: [Int: [Edit]] = [:]

  /// - Parameter lengths: the byte count of every file in the groups.
  public init(_ groups: [EditGroup], lengths: [Int: Int]) {
    var spans: [Int: SpanSet] = [:]
    var seen: [[Int: [Edit]]: Bool] = [:]
    for index in groups.indices.sorted(by: { Self.precedes(groups[$0], $0, groups[$1], $1) }) {
      let group = groups[index].edits.mapValues { $0.sorted(by: Self.precedes) }
      if let wasApplied = seen[group] {
        // The same fix, found from two places: both groups count as applied.
        if wasApplied { applied.append(index) } else { deferred.append(index) }
        continue
      }
      guard group.allSatisfy({ Self.isWellFormed($0.value, length: lengths[$0.key] ?? 0) }) else {
        malformed.append(index)
        continue
      }
      let isFree = group.allSatisfy { file, edits in
        edits.allSatisfy { !(spans[file]?.overlaps($0.range) ?? false) }
      }
      seen[group] = isFree
      guard isFree else {
        deferred.append(index)
        continue
      }
      for (file, edits) in group {
        for edit in edits { spans[file, default: SpanSet()].insert(edit.range) }
        self.edits[file, default: []] += edits
      }
      applied.append(index)
    }
    applied.sort()
    deferred.sort()
    malformed.sort()
    for file in edits.keys { edits[file]!.sort(by: Self.precedes) }
  }

  private static func precedes(_ left: Edit, _ right: Edit) -> Bool {
    (left.range.lowerBound, left.range.upperBound) < (right.range.lowerBound, right.range.upperBound)
  }

  private static func precedes(_ left: EditGroup, _ leftIndex: Int, _ right: EditGroup, _ rightIndex: Int)
    -> Bool
  {
    if left.isUrgent != right.isUrgent { return left.isUrgent }
    let first = left.extent
    let second = right.extent
    return (first.file, first.start, -first.end, leftIndex) < (
      second.file, second.start, -second.end, rightIndex
    )
  }

  private static func isWellFormed(_ edits: [Edit], length: Int) -> Bool {
    var end = 0
    for edit in edits {
      guard edit.range.lowerBound >= end, edit.range.upperBound <= length else { return false }
      end = edit.range.upperBound
    }
    return true
  }
}

extension EditGroup {
  /// Its start and end in the first file that it edits.
  fileprivate var extent: (file: Int, start: Int, end: Int) {
    guard let (file, edits) = edits.min(by: { $0.key < $1.key }) else { return (0, 0, 0) }
    return (
      file, edits.map(\.range.lowerBound).min() ?? 0, edits.map(\.range.upperBound).max() ?? 0
    )
  }
}

/// A set of bytes, as sorted ranges.
private struct SpanSet {
  private var spans: [Range<Int>] = []

  /// Adjacent ranges do not overlap. An insertion overlaps any range that it touches.
  func overlaps(_ range: Range<Int>) -> Bool {
    var index = firstIndex(endingAtOrAfter: range.lowerBound)
    while index < spans.count, spans[index].lowerBound <= range.upperBound {
      let span = spans[index]
      let touchesOnly = span.upperBound == range.lowerBound || span.lowerBound == range.upperBound
      if !touchesOnly || span.isEmpty || range.isEmpty { return true }
      index += 1
    }
    return false
  }

  mutating func insert(_ range: Range<Int>) {
    var index = firstIndex(endingAtOrAfter: range.lowerBound)
    while index < spans.count, spans[index].lowerBound < range.lowerBound { index += 1 }
    spans.insert(range, at: index)
  }

  private func firstIndex(endingAtOrAfter offset: Int) -> Int {
    var low = 0
    var high = spans.count
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].upperBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
