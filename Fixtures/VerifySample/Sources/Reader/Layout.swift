/// How many columns fit.
public func columns(for width: Int) -> Int {
  if #available(iOS 15, macOS 12, *) {
    return max(1, width / 200)
  } else {
    return 1
  }
}

/// Breaks when the check goes: nobody asks for `gap` then, and the compiler says so.
public func gaps(_ count: Int, narrow: () -> Int) -> [Int] {
  let gap = narrow()
  if #available(iOS 14, macOS 11, *) {
    return Array(repeating: 8, count: count)
  }
  return Array(repeating: gap, count: count)
}
