/// Finds the smallest part of some things that must be left out for a trial to pass.
///
/// Precondition: the trial passes with everything left out, and fails with nothing left out. If a half can be
/// put back and the trial still passes, the half contains no culprit, and one trial decides it; then the
/// other half must contain one and needs no trial. So `k` culprits among `n` take about `2·k·log2(n)` trials.
/// The result always passed a trial of its own. It is minimal if leaving out more never makes a trial fail.
struct Halving {
  /// The things left out. A trial with exactly these left out has passed.
  private(set) var leftOut: Set<Int>

  /// - Parameter passes: runs a trial with some left out.
  init(count: Int, passes: (Set<Int>) throws -> Bool) rethrows {
    leftOut = Set(0..<count)
    _ = try settle(0..<count, holdsCulprit: true, passes)
  }

  /// - Returns: whether the whole range could be put back.
  private mutating func settle(
    _ range: Range<Int>, holdsCulprit: Bool, _ passes: (Set<Int>) throws -> Bool
  ) rethrows -> Bool {
    if range.isEmpty { return true }
    if !holdsCulprit, try passes(leftOut.subtracting(range)) {
      leftOut.subtract(range)
      return true
    }
    guard range.count > 1 else { return false }
    let middle = range.lowerBound + range.count / 2
    let isFirstHalfFree = try settle(range.lowerBound..<middle, holdsCulprit: false, passes)
    _ = try settle(middle..<range.upperBound, holdsCulprit: isFirstHalfFree, passes)
    return false
  }
}
