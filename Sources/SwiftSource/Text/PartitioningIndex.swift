extension Range<Int> {
  /// The first index for which `holds` is true, given that it is true for all later ones; the end when there
  /// is none.
  public func partitioningIndex(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
