import SwiftSource

/// A declaration of the project that has a name outside of bodies: a type, a member, or something at the top of a file.
public final class Declaration: Sendable {
  public enum Kind: Sendable {
    case structure, classType, enumeration, protocolType, actor, alias, associatedType
    case function, initializer, `subscript`, variable, enumCase, macro
  }

  public struct Parameter: Sendable {
    /// `nil`: no label.
    public var label: String?
    /// The node of its type.
    public var type: Int?
    public var hasDefault: Bool
    public var isVariadic: Bool
  }

  public let kind: Kind
  /// Without back-ticks; `init` and `subscript` for those.
  public let name: String
  /// The number of its file.
  public let file: Int
  /// The declaration; of a variable, its `binding`; of an enum case, its `enumElement`.
  public let node: Syntax
  /// The token of its name.
  public let token: Int
  /// The type or extension whose member it is.
  public let owner: Syntax?
  public let isStatic: Bool
  public let access: AccessLevel
  /// `nil`: nothing is passed to it.
  public let parameters: [Parameter]?

  init(
    _ kind: Kind, _ name: String, file: Int, node: Syntax, token: Int, item: Syntax,
    parameters: [Parameter]? = nil
  ) {
    self.kind = kind
    self.name = name
    self.file = file
    self.node = node
    self.token = token
    owner = item.owningType
    let modifiers = item.modifierTokens.map { item.tree.tokens[$0].keyword }
    isStatic = kind == .enumCase || modifiers.contains(.static) || modifiers.contains(.class)
    access = item.access
    self.parameters = parameters
  }

  public var isType: Bool {
    switch kind {
    case .structure, .classType, .enumeration, .protocolType, .actor, .alias, .associatedType: true
    default: false
    }
  }

  /// What has its attributes and modifiers.
  private var item: Syntax { kind == .variable || kind == .enumCase ? node.parent ?? node : node }

  public var attributes: [String] { item.attributes.map(\.attributeName) }

  public var isOverride: Bool { item.modifiers.contains("override") }

  /// The node of its type, result, or what it stands for.
  var typeNode: Syntax? {
    switch kind {
    case .variable, .alias: node.child(.type)
    case .function, .subscript: node.child(.returnType)?.child(.type)
    default: nil
    }
  }
}

extension Declaration: Hashable {
  public static func == (left: Declaration, right: Declaration) -> Bool {
    left.token == right.token && left.file == right.file && left.node == right.node
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(file)
    hasher.combine(token)
  }
}
