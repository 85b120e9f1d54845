extension UInt8 {
  /// Space or tab.
  public var isBlank: Bool { self == 0x20 || self == 0x09 }
  /// A byte of a line ending: LF or CR.
  public var isNewline: Bool { self == 0x0A || self == 0x0D }
  public var isBlankOrNewline: Bool { isBlank || isNewline }
  /// White space of ASCII, with the tabs and pages that are neither.
  public var isWhitespace: Bool { self == 0x20 || 0x09...0x0D ~= self }
}

extension SourceText {
  /// The line ending that the file uses: that of its first line, LF if it has only one line.
  public var newline: String {
    guard lineCount > 1 else { return "\n" }
    let end = rangeOfLine(1).upperBound
    if bytes[end] == 0x0A { return "\n" }
    return end + 1 < bytes.count && bytes[end + 1] == 0x0A ? "\r\n" : "\r"
  }

  /// The spaces and tabs that the line of an offset starts with.
  public func indentation(at offset: Int) -> Range<Int> {
    let start = startOfLine(at: offset)
    var end = start
    while end < bytes.count, bytes[end].isBlank { end += 1 }
    return start..<end
  }

  /// The offset at which the line of an offset starts.
  public func startOfLine(at offset: Int) -> Int {
    var start = offset
    while start > 0, !bytes[start - 1].isNewline { start -= 1 }
    return start
  }

  /// The offset at which the line of an offset ends, before its line ending.
  public func endOfLine(at offset: Int) -> Int {
    var end = offset
    while end < bytes.count, !bytes[end].isNewline { end += 1 }
    return end
  }

  /// The offset after the line ending of the line of an offset, or the end of the file.
  public func startOfNextLine(at offset: Int) -> Int {
    var end = endOfLine(at: offset)
    if end < bytes.count, bytes[end] == 0x0D { end += 1 }
    if end < bytes.count, bytes[end] == 0x0A { end += 1 }
    return end
  }

  /// Whether a range holds nothing but spaces, tabs and line endings.
  public func isBlank(_ range: Range<Int>) -> Bool {
    bytes[range].allSatisfy(\.isBlankOrNewline)
  }
}
