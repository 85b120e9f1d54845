/// Why something cannot be done: a sentence without a full stop that says what to do instead.
public struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
  public var description: String

  public init(_ description: String) { self.description = description }
}

/// A problem with reading the project: a sentence that says what is wrong and what to do. The run continues, unless it
/// is thrown: then the configuration is invalid.
public struct ProjectProblem: Error, Hashable, Sendable {
  public var path: String
  /// From 1; `nil` for a problem of the whole file.
  public var line: Int?
  public var message: String
}

extension ProjectProblem: CustomStringConvertible {
  /// `path:line: message`.
  public var description: String {
    if let line { "\(path):\(line): \(message)" } else { "\(path): \(message)" }
  }
}

extension ProjectProblem: Comparable {
  public static func < (left: ProjectProblem, right: ProjectProblem) -> Bool {
    (left.path, left.line ?? 0, left.message) < (right.path, right.line ?? 0, right.message)
  }
}
