/// Scans one argument of an availability construct. White space and comments are skipped.
struct ArgumentScanner {
  private let bytes: ArraySlice<UInt8>
  private var position: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
    skipTrivia()
  }

  init(_ text: some StringProtocol) { self.init(Array(text.utf8)[...]) }

  var isAtEnd: Bool { position == bytes.endIndex }

  /// Reads an identifier, with or without back-ticks.
  mutating func identifier() -> Substring? {
    identifierBytes().map { String(decoding: $0, as: UTF8.self)[...] }
  }

  mutating func identifierBytes() -> ArraySlice<UInt8>? {
    let start = position
    let isQuoted = peek() == UInt8(ascii: "`")
    if isQuoted { position += 1 }
    while let byte = peek(), Self.isIdentifier(byte) { position += 1 }
    if isQuoted {
      guard peek() == UInt8(ascii: "`"), position > start + 1 else { return fail(start) }
      position += 1
    }
    guard position > start, !Self.isDigit(bytes[start]) else { return fail(start) }
    defer { skipTrivia() }
    return bytes[start..<position]
  }

  /// Reads a version. Fails when letters or underscores are part of it.
  mutating func version() -> Version? {
    let start = position
    while let byte = peek(), Self.isIdentifier(byte) || byte == UInt8(ascii: ".") { position += 1 }
    guard let version = Version(utf8: bytes[start..<position]) else {
      position = start
      return nil
    }
    skipTrivia()
    return version
  }

  mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.endIndex else { return false }
    for index in 0..<count where bytes[position + index] != text.utf8Start[index] { return false }
    position += count
    skipTrivia()
    return true
  }

  /// Reads up to and including the next `)`. Returns the text before it, trimmed.
  mutating func textUntilClosingParenthesis() -> String? {
    let start = position
    guard let end = bytes[start...].firstIndex(of: UInt8(ascii: ")")) else { return nil }
    var last = end
    while last > start, bytes[last - 1] == UInt8(ascii: " ") { last -= 1 }
    position = end + 1
    skipTrivia()
    return String(decoding: bytes[start..<last], as: UTF8.self)
  }

  /// Reads a single-line string literal without interpolation. Returns its contents as written.
  mutating func stringLiteral() -> String? {
    guard peek() == UInt8(ascii: "\"") else { return nil }
    let start = position
    position += 1
    while let byte = peek(), byte != UInt8(ascii: "\"") {
      position += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    guard position < bytes.endIndex else {
      position = start
      return nil
    }
    let contents = String(decoding: bytes[(start + 1)..<position], as: UTF8.self)
    position += 1
    skipTrivia()
    return contents
  }

  private func peek() -> UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  private mutating func fail(_ start: Int) -> ArraySlice<UInt8>? {
    position = start
    return nil
  }

  private mutating func skipTrivia() {
    while let byte = peek() {
      if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
        position += 1
      } else if byte == UInt8(ascii: "/"), position + 1 < bytes.endIndex,
        bytes[position + 1] == UInt8(ascii: "/")
      {
        while let next = peek(), next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r") { position += 1 }
      } else if byte == UInt8(ascii: "/"), position + 1 < bytes.endIndex,
        bytes[position + 1] == UInt8(ascii: "*")
      {
        skipBlockComment()
      } else {
        return
      }
    }
  }

  /// Skips a block comment. Block comments nest.
  private mutating func skipBlockComment() {
    var depth = 0
    while position < bytes.endIndex {
      let pair = (bytes[position], position + 1 < bytes.endIndex ? bytes[position + 1] : 0)
      if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) {
        depth += 1
        position += 2
      } else if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isIdentifier(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
