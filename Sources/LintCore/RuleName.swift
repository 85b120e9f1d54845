/// The name of a rule: the id that users write, and which of the rules with that id it is.
public struct RuleName: Hashable, Comparable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// Kebab case: `removable-shim`.
  public let id: String
  /// What its findings are about: `view`; `nil`: no other rule has the id.
  public let kind: String?

  public init(_ id: String, kind: String? = nil) {
    self.id = id
    self.kind = kind
  }

  public init(stringLiteral id: String) { self.init(id) }

  /// `removable-shim/view`
  public var description: String { kind.map { "\(id)/\($0)" } ?? id }

  public static func < (left: Self, right: Self) -> Bool {
    (left.id, left.kind ?? "") < (right.id, right.kind ?? "")
  }
}
