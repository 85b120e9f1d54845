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
    guard let first = name.utf8.first, !bytes[range].isEmpty else { return false }
    return range.contains { start in
      guard bytes[start] == first, start + name.utf8.count <= range.upperBound,
        start == range.lowerBound || !bytes[start - 1].continuesWord
      else { return false }
      let end = start + name.utf8.count
      let isEnd = end == range.upperBound || !bytes[end].continuesWord || bytes[end].isUppercaseLetter
      return isEnd && bytes[start..<end].elementsEqual(name.utf8)
    }
  }

  private func holds(_ part: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Bool {
    bytes.withUnsafeBufferPointer { UnsafeBufferPointer(rebasing: $0[range]).holds(part) }
  }
}

extension UInt8 {
  fileprivate var isUppercaseLetter: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
  fileprivate var continuesWord: Bool {
    isUppercaseLetter || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || self == UInt8(ascii: "_") || self > 127
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
