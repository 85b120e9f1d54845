/// A JSON value with the line it begins on. Foundation's readers do not tell lines, and an error in a
/// configuration has to.
struct JSONValue: Sendable {
  indirect enum Content: Sendable {
    case object([Member])
    case array([JSONValue])
    case string(String)
    /// As it is written.
    case number(String)
    case bool(Bool)
    case null
  }

  struct Member: Sendable {
    var key: String
    var keyLine: Int
    var value: JSONValue
  }

  var content: Content
  /// From 1.
  var line: Int

  /// For messages: `a string`, `a list`.
  var kind: String {
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
