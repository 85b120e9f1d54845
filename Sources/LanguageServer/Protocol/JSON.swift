import Projects
import Reporting
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
    let text = ByteWriter.string { out in
      var json = JSONWriter(out)
      write(to: &json)
    }
    return Array(text.utf8)
  }

  private func write(to json: inout JSONWriter) {
    switch self {
    case .null: json.value(nil)
    case .bool(let bool): json.value(bool)
    case .number(let text): json.value(Number(description: text))
    case .string(let string): json.value(string)
    case .array(let values):
      json.array { json in
        for value in values { value.write(to: &json) }
      }
    case .object(let members):
      json.object { json in
        for (key, value) in members.sorted(by: { $0.key < $1.key }) {
          json.key(key)
          value.write(to: &json)
        }
      }
    }
  }

  /// As written.
  private struct Number: JSONScalar {
    var description: String
  }
}
