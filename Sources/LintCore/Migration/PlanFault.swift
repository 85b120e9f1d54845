import SwiftSource

/// A file with another result after a slice than without it.
struct PlanFault {
  /// The fixes that may have destroyed the evidence, each with the lost fix.
  let culprits: [(fix: Int, lost: Int)]
  /// The same with those that share no more with the lost fix than a name in some body.
  let distantCulprits: [(fix: Int, lost: Int)]
  /// The maximum distance in bytes between a difference and a fix that may have caused it.
  private static let reach = 160

  init(file: Int, expected: SourceText, found: SourceText, whole: MigrationState) {
    let range = Self.differing(expected.bytes, found.bytes)
    let origin = whole.history.origins(of: [Edit(range)], in: file).first ?? range
    let surroundings = max(0, origin.lowerBound - Self.reach)..<(origin.upperBound + Self.reach)
    var near: Set<Int> = []
    var lost: [Int] = []
    for (fix, ranges) in whole.history.ranges.enumerated() {
      let ranges = ranges[file] ?? []
      if ranges.contains(where: { $0.meets(origin) }) { lost.append(fix) }
      if ranges.contains(where: { $0.meets(surroundings) }) { near.insert(fix) }
    }
    func culprits(_ local: Bool) -> [(fix: Int, lost: Int)] {
      let names = lost.reduce(into: Set()) { $0.formUnion(whole.declaredNames(ofFix: $1, local: local)) }
      let all = names.reduce(into: near) { $0.formUnion(whole.removals[$1] ?? []) }
      return all.sorted().map { ($0, lost.last ?? $0) }
    }
    self.culprits = culprits(false)
    distantCulprits = culprits(true)
  }

  /// The range of the first text that differs in the second.
  private static func differing(_ first: [UInt8], _ second: [UInt8]) -> Range<Int> {
    let start = zip(first, second).prefix { $0 == $1 }.count
    let rest = min(first.count, second.count) - start
    let end = zip(first.reversed(), second.reversed()).prefix(rest).prefix { $0 == $1 }.count
    return start..<(first.count - end)
  }
}

extension Range<Int> {
  /// Whether two ranges overlap; an empty range also overlaps what it touches.
  func meets(_ other: Range<Int>) -> Bool {
    if lowerBound < other.upperBound, other.lowerBound < upperBound { return true }
    return (isEmpty || other.isEmpty) && lowerBound <= other.upperBound && other.lowerBound <= upperBound
  }
}
