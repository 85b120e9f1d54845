/// A message from the client: a request (identifier and method), a notification (method), or the response to
/// one of our requests (identifier).
struct Message: Sendable {
  /// A number or a string.
  var id: JSON?
  var method: String?
  var params: JSON
  /// The result of a response.
  var result: JSON?
  var error: JSON?
  /// The sequence number, from 1.
  var number = 0

  /// `nil` when the JSON is not a message.
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

  /// The document that the message refers to.
  var uri: String? { params[path: "textDocument", "uri"]?.string }
}

/// An error response (JSON-RPC 2.0, and LSP 3.17 "Response Message").
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
  static let contentModified = Self(code: -32801, message: "the document has changed since the request")
}
