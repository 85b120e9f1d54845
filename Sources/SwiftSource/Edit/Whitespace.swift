extension UInt8 {
  /// Space or tab.
  public var isBlank: Bool { self == 0x20 || self == 0x09 }
  /// A byte of a line ending: LF or CR.
  public var isNewline: Bool { self == 0x0A || self == 0x0D }
  public var isBlankOrNewline: Bool { isBlank || isNewline }
  /// ASCII white space, including vertical tabs and form feeds.
  public var isWhitespace: Bool { self == 0x20 || 0x09...0x0D ~= self }
}

extension SourceText {
  /// The line ending of the file: that of its first line; LF if it has only one line.
  public var newline: String {
    guard lineCount > 1 else { return "\n" }
    let end = rangeOfLine(1).upperBound
    if bytes[end] == 0x0A { return "\n" }
    return end + 1 < bytes.count && bytes[end + 1] == 0x0A ? "\r\n" : "\r"
  }

  /// The spaces and tabs at the start of the line that contains `offset`.
  public func indentation(at offset: Int) -> Range<Int> {
    let start = startOfLine(at: offset)
    var end = start
    while end < bytes.count, bytes[end].isBlank { end += 1 }
    return start..<end
  }

  /// The start of the line that contains `offset`.
  public func startOfLine(at offset: Int) -> Int {
    var start = offset
    while start > 0, !bytes[start - 1].isNewline { start -= 1 }
    return start
  }

  /// The end of the line that contains `offset`, before its line ending.
  public func endOfLine(at offset: Int) -> Int {
    var end = offset
    while end < bytes.count, !bytes[end].isNewline { end += 1 }
    return end
  }

  /// The start of the line after the one that contains `offset`, or the end of the file.
  public func startOfNextLine(at offset: Int) -> Int {
    var end = endOfLine(at: offset)
    if end < bytes.count, bytes[end] == 0x0D { end += 1 }
    if end < bytes.count, bytes[end] == 0x0A { end += 1 }
    return end
  }

  /// Whether a range contains only spaces, tabs and line endings.
  public func isBlank(_ range: Range<Int>) -> Bool {
    bytes[range].allSatisfy(\.isBlankOrNewline)
  }
}
