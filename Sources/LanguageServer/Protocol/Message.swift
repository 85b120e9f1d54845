/// What a client sends: a request has an identifier and a method, a notification a method, an answer to a
/// request of ours an identifier.
struct Message: Sendable {
  /// A number or a string.
  var id: JSON?
  var method: String?
  var params: JSON
  /// Of an answer.
  var result: JSON?
  var error: JSON?
  /// In which place it came, from 1.
  var number = 0

  /// `nil` for JSON that is no message.
  init?(_ json: JSON) {
    guard case .object(let members) = json else { return nil }
    switch members["id"] {
    case nil, .null: id = nil
    case .some(.number), .some(.string): id = members["id"]
    default: return nil
    }
    switch members["method"] {
    case nil: method = nil
    case .some(.string(let name)): method = name
    default: return nil
    }
    guard id != nil || method != nil else { return nil }
    params = members["params"] ?? .null
    result = members["result"]
    error = members["error"]
  }

  /// The document that it is about.
  var uri: String? { params[path: "textDocument", "uri"]?.string }
}

/// Why a request has no result (JSON-RPC 2.0, and LSP 3.17 "Response Message").
struct ResponseError: Error, Hashable {
  var code: Int
  var message: String

  static func parse(_ message: String) -> Self { Self(code: -32700, message: message) }
  static func invalidRequest(_ message: String) -> Self { Self(code: -32600, message: message) }
  static func methodNotFound(_ method: String) -> Self {
    Self(code: -32601, message: "there is no method '\(method)' here")
  }
  static func invalidParams(_ message: String) -> Self { Self(code: -32602, message: message) }
  static let notInitialized = Self(code: -32002, message: "the first request is 'initialize'")
  static let cancelled = Self(code: -32800, message: "the request was cancelled")
  static let contentModified = Self(code: -32801, message: "the document was changed meanwhile")
}
