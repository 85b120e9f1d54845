/// Breaks when the check goes: nothing in the closure throws any more, and the compiler says so.
public func minutes(_ words: Int, slowly: () throws -> Int) rethrows -> Int {
  try measured {
    if #available(iOS 16, macOS 13, *) {
      return words / 200
    }
    return try slowly()
  }
}

func measured<Value>(_ body: () throws -> Value) rethrows -> Value { try body() }

public func isLong(_ words: Int) -> Bool {
  if #available(iOS 14, macOS 11, *) {
    return words > 1_000
  }
  return false
}
