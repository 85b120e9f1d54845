package struct JSONError: Error, Hashable {
  package var line: Int
  package var message: String
}

/// A strict reader for JSON (RFC 8259). The keys of an object must be unique.
package struct JSONReader {
  /// Whether comments are allowed.
  package enum Dialect {
    case json
    /// Allows `//` and `/* */` comments, and a comma after the last element.
    case withComments
  }

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var depth = 0
  private let dialect: Dialect
  /// Limits the nesting, so that no input can overflow the stack.
  private static let maximumDepth = 100

  package static func value(of bytes: [UInt8], as dialect: Dialect = .json) throws(JSONError) -> JSONValue {
    var reader = JSONReader(bytes: bytes, dialect: dialect)
    // Skips the byte order mark.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.index = 3 }
    let value = try reader.readValue()
    try reader.skipSpace()
    guard reader.index == bytes.count else { throw reader.failure("there is more after the closing bracket") }
    return value
  }

  private init(bytes: [UInt8], dialect: Dialect) {
    self.bytes = bytes
    self.dialect = dialect
  }

  private func failure(_ message: String) -> JSONError { JSONError(line: line, message: message) }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Skips white space, and comments where they are allowed.
  private mutating func skipSpace() throws(JSONError) {
    while let byte = next {
      switch byte {
      case 0x20, 0x09, 0x0D: index += 1
      case 0x0A:
        line += 1
        index += 1
      case UInt8(ascii: "/") where dialect == .withComments: try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(JSONError) {
    let start = line
    if bytes[index...].starts(with: "//".utf8) {
      while let byte = next, byte != 0x0A { index += 1 }
      return
    }
    guard bytes[index...].starts(with: "/*".utf8) else {
      throw failure("a comment begins with // or /*")
    }
    index += 2
    while !bytes[index...].starts(with: "*/".utf8) {
      guard let byte = next else { throw JSONError(line: start, message: "the comment is not closed") }
      if byte == 0x0A { line += 1 }
      index += 1
    }
    index += 2
  }

  private mutating func readValue() throws(JSONError) -> JSONValue {
    try skipSpace()
    let start = line
    switch next {
    case UInt8(ascii: "{"): return JSONValue(content: .object(try readObject()), line: start)
    case UInt8(ascii: "["): return JSONValue(content: .array(try readArray()), line: start)
    case UInt8(ascii: "\""): return JSONValue(content: .string(try readString()), line: start)
    case let byte? where "-0123456789".utf8.contains(byte):
      return JSONValue(content: .number(try readNumber()), line: start)
    case UInt8(ascii: "/"): throw failure("JSON has no comments: take it out")
    case nil: throw failure("it ends too early: close what is open")
    default:
      for (word, content) in [
        ("true", JSONValue.Content.bool(true)), ("false", .bool(false)), ("null", .null),
      ]
      where bytes[index...].starts(with: word.utf8) {
        index += word.utf8.count
        return JSONValue(content: content, line: start)
      }
      throw failure("a value is expected here: put names and texts in double quotes")
    }
  }

  private mutating func readObject() throws(JSONError) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    try readElements(to: UInt8(ascii: "}")) { (reader) throws(JSONError) in
      guard reader.next == UInt8(ascii: "\"") else {
        throw reader.failure("a key in double quotes is expected")
      }
      let keyLine = reader.line
      let key = try reader.readString()
      try reader.skipSpace()
      guard reader.next == UInt8(ascii: ":") else {
        throw reader.failure("a colon is expected after the key '\(key)'")
      }
      reader.index += 1
      if let first = members.first(where: { $0.key == key }) {
        throw JSONError(
          line: keyLine,
          message: "the key '\(key)' is there already in line \(first.keyLine): keep one of them")
      }
      members.append(.init(key: key, keyLine: keyLine, value: try reader.readValue()))
    }
    return members
  }

  private mutating func readArray() throws(JSONError) -> [JSONValue] {
    var values: [JSONValue] = []
    try readElements(to: UInt8(ascii: "]")) { (reader) throws(JSONError) in
      values.append(try reader.readValue())
    }
    return values
  }

  /// Reads what lies between two brackets.
  private mutating func readElements(
    to closing: UInt8, _ readElement: (inout JSONReader) throws(JSONError) -> Void
  ) throws(JSONError) {
    let bracket = Character(UnicodeScalar(closing))
    depth += 1
    index += 1
    if depth > Self.maximumDepth { throw failure("it is nested too deeply: nothing here needs that") }
    var isAfterComma = false
    while true {
      try skipSpace()
      if next == closing, !isAfterComma || dialect == .withComments { break }
      if next == closing { throw failure("the comma before \(bracket) is one too many") }
      if next == nil { throw failure("it ends too early: close what is open") }
      try readElement(&self)
      try skipSpace()
      isAfterComma = next == UInt8(ascii: ",")
      if isAfterComma {
        index += 1
      } else if next != nil, next != closing {
        throw failure("a comma or \(bracket) is expected here")
      }
    }
    depth -= 1
    index += 1
  }

  private mutating func readNumber() throws(JSONError) -> String {
    let start = index
    while let byte = next, "+-.eE0123456789".utf8.contains(byte) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard Double(text) != nil else { throw failure("'\(text)' is not a number") }
    return text
  }

  private mutating func readString() throws(JSONError) -> String {
    index += 1
    var result: [UInt8] = []
    while let byte = next {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: result, as: UTF8.self)
      case UInt8(ascii: "\\"): result += Array(String(try readEscape()).utf8)
      case 0..<0x20: throw failure("a line ends within a string: close it with a double quote")
      default: result.append(byte)
      }
    }
    throw failure("a string is not closed: end it with a double quote")
  }

  private mutating func readEscape() throws(JSONError) -> Unicode.Scalar {
    guard let byte = next else { throw failure("a string is not closed: end it with a double quote") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let high = try readHex()
      if let scalar = Unicode.Scalar(high) { return scalar }
      guard high < 0xDC00, bytes[index...].starts(with: "\\u".utf8) else { return "\u{FFFD}" }
      index += 2
      let low = try readHex()
      guard 0xDC00...0xDFFF ~= low else { return "\u{FFFD}" }
      return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
    default:
      throw failure("'\\\(Character(UnicodeScalar(byte)))' is no escape: write \\\\ for a backslash")
    }
  }

  private mutating func readHex() throws(JSONError) -> UInt32 {
    let end = min(index + 4, bytes.count)
    guard end - index == 4, let value = UInt32(String(decoding: bytes[index..<end], as: UTF8.self), radix: 16)
    else { throw failure("four digits are expected after \\u") }
    index = end
    return value
  }
}
