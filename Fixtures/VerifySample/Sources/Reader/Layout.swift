/// How many columns fit.
public func columns(for width: Int) -> Int {
  if #available(iOS 15, macOS 12, *) {
    return max(1, width / 200)
  } else {
    return 1
  }
}

/// Breaks when the check goes: nothing in the closure throws any more, and the compiler says so.
public func gaps(_ count: Int, narrow: () throws -> Int) rethrows -> [Int] {
  try measured {
    if #available(iOS 14, macOS 11, *) {
      return Array(repeating: 8, count: count)
    }
    return Array(repeating: try narrow(), count: count)
  }
}
