/// How many columns fit.
public func columns(for width: Int) -> Int {
  if #available(iOS 15, macOS 12, *) {
    return max(1, width / 200)
  } else {
    return 1
  }
}

/// Breaks when the check goes: `gap` is never changed then, and the compiler wants a `let`.
public func gaps(_ count: Int) -> [Int] {
  var gap = 8
  if #available(iOS 14, macOS 11, *) {} else {
    gap = 4
  }
  return Array(repeating: gap, count: count)
}
