import Projects
import SystemCalls

/// A JSON value. Not Foundation's, because loading Foundation would slow down every start of the linter.
enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  /// The number as written, so that an identifier is returned unchanged.
  case number(String)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  /// - Throws: `JSONError` when the bytes are not JSON.
  init(parsing bytes: [UInt8]) throws(JSONError) {
    self.init(try JSONReader.value(of: bytes))
  }

  private init(_ value: JSONValue) {
    switch value.content {
    case .null: self = .null
    case .bool(let bool): self = .bool(bool)
    case .number(let number): self = .number(number)
    case .string(let string): self = .string(string)
    case .array(let values): self = .array(values.map(JSON.init))
    case .object(let members):
      self = .object(
        Dictionary(first: members.map { ($0.key, JSON($0.value)) }))
    }
  }

  // MARK: Looking into it

  subscript(key: String) -> JSON? {
    if case .object(let members) = self { return members[key] }
    return nil
  }

  /// The value at a path of keys.
  subscript(path keys: String...) -> JSON? {
    keys.reduce(Optional(self)) { $0?[$1] }
  }

  var string: String? {
    if case .string(let string) = self { return string }
    return nil
  }

  var int: Int? {
    guard case .number(let text) = self else { return nil }
    return Int(text) ?? Double(text).flatMap { Int(exactly: $0) }
  }

  var bool: Bool? {
    if case .bool(let bool) = self { return bool }
    return nil
  }

  var array: [JSON]? {
    if case .array(let values) = self { return values }
    return nil
  }

  var strings: [String] { array?.compactMap(\.string) ?? [] }

  var isNull: Bool { self == .null }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .number(String(value)) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
  init(nilLiteral: ()) { self = .null }
  init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
  }

  static func int(_ value: Int) -> JSON { .number(String(value)) }
}

// MARK: - Bytes

extension JSON {
  /// On one line, with sorted keys: equal values have equal bytes.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  private func write(to out: inout [UInt8]) {
    switch self {
    case .null: out += "null".utf8
    case .bool(let bool): out += (bool ? "true" : "false").utf8
    case .number(let text): out += text.utf8
    case .string(let string): Self.write(string, to: &out)
    case .array(let values):
      out.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { out.append(UInt8(ascii: ",")) }
        value.write(to: &out)
      }
      out.append(UInt8(ascii: "]"))
    case .object(let members):
      out.append(UInt8(ascii: "{"))
      for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
        if index > 0 { out.append(UInt8(ascii: ",")) }
        Self.write(member.key, to: &out)
        out.append(UInt8(ascii: ":"))
        member.value.write(to: &out)
      }
      out.append(UInt8(ascii: "}"))
    }
  }

  /// RFC 8259, section 7.
  private static func write(_ string: String, to out: inout [UInt8]) {
    let digits = Array("0123456789abcdef".utf8)
    out.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): out += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): out += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      case 0..<0x20:
        out += Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: out.append(byte)
      }
    }
    out.append(UInt8(ascii: "\""))
  }
}
