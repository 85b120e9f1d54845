/// The shortest edit script between two sequences of lines: Myers' algorithm in linear space (E. Myers, "An
/// O(ND) Difference Algorithm and Its Variations", 1986, section 4b).
public struct LineDiff: Sendable {
  /// Which old lines are removed and which new lines are inserted.
  public private(set) var isRemoved: [Bool]
  public private(set) var isInserted: [Bool]
  /// The number of steps of the search. Tests check that it is linear for large files.
  private(set) var stepCount = 0
  /// With fewer lines in all, lines without a counterpart are not removed first: that step can select another
  /// script of the same length.
  private static let many = 20_000

  /// - Parameter old, new: a number for each line; equal numbers mean equal lines.
  public init(old: [Int], new: [Int]) {
    isRemoved = Array(repeating: false, count: old.count)
    isInserted = Array(repeating: false, count: new.count)
    if old.count + new.count > Self.many, setAsideStrangers(old, new) { return }
    var pending = [(0..<old.count, 0..<new.count)]
    while let (left, right) = pending.popLast() {
      compare(old, new, left, right, &pending)
    }
  }

  /// The removed lines with the lines inserted for them, in order.
  public var changes: [(old: Range<Int>, new: Range<Int>)] {
    var changes: [(old: Range<Int>, new: Range<Int>)] = []
    var (left, right) = (0, 0)
    while left < isRemoved.count || right < isInserted.count {
      let start = (left, right)
      while left < isRemoved.count, isRemoved[left] { left += 1 }
      while right < isInserted.count, isInserted[right] { right += 1 }
      if (left, right) == start {
        left += 1
        right += 1
      } else {
        changes.append((start.0..<left, start.1..<right))
      }
    }
    return changes
  }

  /// Marks the lines that do not occur on the other side, which are part of every script, and searches the
  /// rest. Returns `false` when there are no such lines.
  private mutating func setAsideStrangers(_ old: [Int], _ new: [Int]) -> Bool {
    let (oldNumbers, newNumbers) = (Set(old), Set(new))
    let left = old.indices.filter { newNumbers.contains(old[$0]) }
    let right = new.indices.filter { oldNumbers.contains(new[$0]) }
    if left.count == old.count, right.count == new.count { return false }
    let rest = LineDiff(old: left.map { old[$0] }, new: right.map { new[$0] })
    isRemoved = Array(repeating: true, count: old.count)
    isInserted = Array(repeating: true, count: new.count)
    for (line, isRemoved) in zip(left, rest.isRemoved) { self.isRemoved[line] = isRemoved }
    for (line, isInserted) in zip(right, rest.isInserted) { self.isInserted[line] = isInserted }
    stepCount += rest.stepCount
    return true
  }

  private mutating func compare(
    _ old: [Int], _ new: [Int], _ left: Range<Int>, _ right: Range<Int>,
    _ pending: inout [(Range<Int>, Range<Int>)]
  ) {
    var left = left
    var right = right
    while let first = left.first, let other = right.first, old[first] == new[other] {
      left = left.dropFirst()
      right = right.dropFirst()
    }
    while let last = left.last, let other = right.last, old[last] == new[other] {
      left = left.dropLast()
      right = right.dropLast()
    }
    guard !left.isEmpty, !right.isEmpty, let split = middle(old, new, left, right) else {
      for line in left { isRemoved[line] = true }
      for line in right { isInserted[line] = true }
      return
    }
    pending.append((left.lowerBound..<split.old, right.lowerBound..<split.new))
    pending.append((split.old..<left.upperBound, split.new..<right.upperBound))
  }

  /// A point on a shortest path, found by searching from both ends. `nil` when the sequences share no
  /// relevant line: the point would be a corner.
  private mutating func middle(
    _ old: [Int], _ new: [Int], _ left: Range<Int>, _ right: Range<Int>
  ) -> (old: Int, new: Int)? {
    let oldCount = left.count
    let newCount = right.count
    let delta = oldCount - newCount
    let limit = (oldCount + newCount + 1) / 2
    let offset = limit + 1
    var forward = Array(repeating: 0, count: 2 * limit + 3)
    var backward = forward
    for distance in 0...limit {
      stepCount += 2 * distance + 2
      for diagonal in stride(from: -distance, through: distance, by: 2) {
        let goesDown =
          diagonal == -distance
          || (diagonal != distance && forward[offset + diagonal - 1] < forward[offset + diagonal + 1])
        var x = goesDown ? forward[offset + diagonal + 1] : forward[offset + diagonal - 1] + 1
        var y = x - diagonal
        while x < oldCount, y < newCount, y >= 0, old[left.lowerBound + x] == new[right.lowerBound + y] {
          x += 1
          y += 1
        }
        forward[offset + diagonal] = x
        let mirrored = delta - diagonal
        if !delta.isMultiple(of: 2), abs(mirrored) < distance, x + backward[offset + mirrored] >= oldCount {
          return Self.corner(left, right, x, y)
        }
      }
      for diagonal in stride(from: -distance, through: distance, by: 2) {
        let goesDown =
          diagonal == -distance
          || (diagonal != distance && backward[offset + diagonal - 1] < backward[offset + diagonal + 1])
        var x = goesDown ? backward[offset + diagonal + 1] : backward[offset + diagonal - 1] + 1
        var y = x - diagonal
        while x < oldCount, y < newCount, y >= 0,
          old[left.upperBound - 1 - x] == new[right.upperBound - 1 - y]
        {
          x += 1
          y += 1
        }
        backward[offset + diagonal] = x
        let mirrored = delta - diagonal
        if delta.isMultiple(of: 2), abs(mirrored) <= distance, x + forward[offset + mirrored] >= oldCount {
          return Self.corner(left, right, oldCount - x, newCount - y)
        }
      }
    }
    return nil
  }

  private static func corner(_ left: Range<Int>, _ right: Range<Int>, _ x: Int, _ y: Int) -> (
    old: Int, new: Int
  )? {
    guard x > 0 || y > 0, x < left.count || y < right.count, (0...left.count).contains(x),
      (0...right.count).contains(y)
    else { return nil }
    return (left.lowerBound + x, right.lowerBound + y)
  }
}
