import LintCore
import SwiftSource

extension FilePass {
  /// Whether there is a check or an attribute in a declaration or on it. Most declarations have none, and are no
  /// shims: nothing more has to be known of them.
  func speaksOfAvailability(in node: Syntax) -> Bool {
    // Both lists are in source order, in which a node comes before all that it holds.
    func isHeld(_ list: [some Any], _ place: (Int) -> Int) -> Bool {
      let first = list.indices.partitioningIndex { place($0) >= node.index }
      return first < list.count && place(first) < Int(node.node.endNode)
    }
    return isHeld(facts.conditions) { facts.conditions[$0].node }
      || isHeld(facts.attributes) { facts.attributes[$0].declaration }
  }
}

extension Range<Int> {
  /// The first place for which something holds that holds for all places behind it; the end: for none.
  func partitioningIndex(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
