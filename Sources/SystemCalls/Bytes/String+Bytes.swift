extension Dictionary {
  /// Of equal keys the first one counts.
  package init(first pairs: some Sequence<(Key, Value)>) {
    self.init(pairs, uniquingKeysWith: { first, _ in first })
  }
}

extension Range<Int> {
  /// The first number with a property that all following ones have, too; the end: none has it. By halving.
  package func firstPlace(where isBehind: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension StringProtocol {
  /// Calls `body` with the string's UTF-8, without a copy if possible.
  @inlinable
  public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = String(self)
    return copy.withUTF8(body)
  }
}

extension Substring {
  package var trimmingSpaces: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}

extension String {
  /// The string without its first `count` bytes.
  package func utf8Suffix(from count: Int) -> Substring { self[utf8.index(startIndex, offsetBy: count)...] }

  /// Whether a path lies directly in a folder.
  package func isDirectly(in folder: String) -> Bool {
    let count = folder.utf8.count
    guard utf8.count > count, count > 0 else { return false }
    return withBytes { path in
      folder.withBytes { Bytes.areEqual(path.baseAddress!, $0.baseAddress!, count: count) }
        && path[count] == UInt8(ascii: "/") && !path[(count + 1)...].contains(UInt8(ascii: "/"))
    }
  }

  /// Compares by bytes, independent of Unicode tables.
  package static func bytesPrecede(_ left: String, _ right: String) -> Bool {
    left.withBytes { left in
      right.withBytes { right in
        Bytes.order(UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right)) < 0
      }
    }
  }
}
