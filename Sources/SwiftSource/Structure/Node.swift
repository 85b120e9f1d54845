/// A node, stored in pre-order: its descendants follow it, up to `endNode`.
public struct Node: Sendable {
  public var kind: NodeKind
  public var flags: NodeFlags
  /// The first of its tokens, which end before `endToken`.
  public var firstToken: UInt32
  public var endToken: UInt32
  /// The anchor token; see `NodeKind`.
  public var anchor: UInt32
  /// The index after its last descendant.
  public var endNode: UInt32
  /// The index of its parent; the root's parent is itself, 0.
  public var parent: UInt32
}

public struct NodeFlags: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// An argument or trailing closure with a label.
  public static let labeled = NodeFlags(rawValue: 1 << 0)
  /// An accessor block that contains the getter's statements directly.
  public static let implicitGetter = NodeFlags(rawValue: 1 << 1)
  /// `if`, `switch` or `do` used as (part of) an expression rather than as a statement of its own.
  public static let isExpression = NodeFlags(rawValue: 1 << 2)
  /// A closing bracket, a body or a name is missing.
  public static let incomplete = NodeFlags(rawValue: 1 << 3)
  /// `#unavailable`.
  public static let negated = NodeFlags(rawValue: 1 << 4)
  /// `let` rather than `var` (variableDeclaration); a condition element that binds (`let`/`var`/`case`).
  public static let isLet = NodeFlags(rawValue: 1 << 5)
}
