/// Breaks when the check goes: nothing asks for `fallback` any more, and the compiler says so.
public func minutes(_ words: Int, slowly: () -> Int) -> Int {
  let fallback = slowly()
  if #available(iOS 16, macOS 13, *) {
    return words / 200
  }
  return fallback
}

public func isLong(_ words: Int) -> Bool {
  if #available(iOS 14, macOS 11, *) {
    return words > 1_000
  }
  return false
}
