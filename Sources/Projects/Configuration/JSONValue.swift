/// A JSON value and the line where it begins. Foundation's readers do not provide lines, which error messages
/// need.
package struct JSONValue: Sendable {
  package indirect enum Content: Sendable {
    case object([Member])
    case array([JSONValue])
    case string(String)
    /// The number as written.
    case number(String)
    case bool(Bool)
    case null
  }

  package struct Member: Sendable {
    package var key: String
    package var keyLine: Int
    package var value: JSONValue
  }

  package var content: Content
  /// From 1.
  package var line: Int

  /// For messages: `a string`, `a list`.
  package var kind: String {
    switch content {
    case .object: "an object"
    case .array: "a list"
    case .string: "a string"
    case .number: "a number"
    case .bool: "true or false"
    case .null: "null"
    }
  }
}
