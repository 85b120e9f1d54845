extension StringProtocol {
  /// Whether the text contains these bytes. `contains` compares characters, which is many times slower.
  public func holds(_ part: StaticString) -> Bool {
    part.withUTF8Buffer { part in
      utf8.withContiguousStorageIfAvailable { $0.holds(part) }
        ?? Array(utf8).withUnsafeBufferPointer { $0.holds(part) }
    }
  }
}

extension [UInt8] {
  /// Whether the bytes of a text stand somewhere in these.
  public func holds(bytesOf text: String) -> Bool {
    var text = text
    return text.withUTF8 { text in withUnsafeBufferPointer { $0.holds(text) } }
  }
}

extension SourceText {
  /// Whether a byte range contains these bytes.
  public func holds(_ part: StaticString, in range: Range<Int>) -> Bool {
    part.withUTF8Buffer { holds($0, in: range) }
  }

  /// Whether a byte range consists of exactly these bytes.
  public func reads(_ name: String, at range: Range<Int>) -> Bool {
    range.count == name.utf8.count && bytes[range].elementsEqual(name.utf8)
  }

  /// Whether a byte range contains a name, by itself or as the first word of a longer one: a selector says `hide` in
  /// `hideWithDelay:`.
  public func holds(name: String, in range: Range<Int>) -> Bool {
    guard let first = name.utf8.first else { return false }
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    return range.contains { start in
      let end = start + name.utf8.count
      guard bytes[start] == first, end <= range.upperBound,
        start == range.lowerBound || !bytes[start - 1].mayBeInWord
      else { return false }
      let isEnd = end == range.upperBound || !bytes[end].mayBeInWord || capitals.contains(bytes[end])
      return isEnd && bytes[start..<end].elementsEqual(name.utf8)
    }
  }

  private func holds(_ part: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Bool {
    bytes.withUnsafeBufferPointer { UnsafeBufferPointer(rebasing: $0[range]).holds(part) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func holds(_ part: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = part.first else { return true }
    var start = 0
    while start + part.count <= count {
      if self[start] == first, self[start..<start + part.count].elementsEqual(part) { return true }
      start += 1
    }
    return false
  }
}
