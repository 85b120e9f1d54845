/// Finds the smallest part of some things that has to be left out for a trial to pass.
///
/// All left out passes, none left out fails: that is where it begins. A half that can be put back without the
/// trial failing holds no culprit and is settled with one trial; the other half then has to hold one and needs
/// none. So `k` culprits among `n` take about `2·k·log2(n)` trials. What is left out passed in a trial of its own,
/// whatever the trials depend on; it is the smallest when leaving out more never makes a trial fail.
package struct Halving {
  /// Left out; a trial with just these left out has passed.
  package private(set) var leftOut: Set<Int>

  /// - Parameter passes: a trial, with some left out.
  package init(count: Int, passes: (Set<Int>) throws -> Bool) rethrows {
    leftOut = Set(0..<count)
    _ = try settle(0..<count, holdsCulprit: true, passes)
  }

  /// - Returns: whether all of the range could be put back.
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
