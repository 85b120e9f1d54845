// private extension Int { func old() }          `old` is `fileprivate`
// private struct Row { func old() }             `old` is `fileprivate`: nobody can name it without its type
// public private(set) var size                  `size` is `public`
// @usableFromInline func make()                 `make` is `public`: the inlined code of other modules calls it

/// The code that can name a declaration.
public enum AccessLevel: Int, Comparable, Sendable {
  case `private`, `fileprivate`, `internal`, package, `public`, open

  public static func < (left: AccessLevel, right: AccessLevel) -> Bool { left.rawValue < right.rawValue }

  init?(modifier: String) {
    switch modifier {
    case "private": self = .private
    case "fileprivate": self = .fileprivate
    case "internal": self = .internal
    case "package": self = .package
    case "public": self = .public
    case "open": self = .open
    default: return nil
    }
  }
}

extension Syntax {
  /// The level that the modifiers of a declaration state. The level of a setter (`private(set)`) is separate.
  public var statedAccess: AccessLevel? {
    for index in modifierTokens {
      guard let level = AccessLevel(modifier: tree.text(ofToken: index)) else { continue }
      if tree.tokens[index + 1].kind != .leftParen { return level }
    }
    return nil
  }

  /// The level that a declaration, its extension or its protocol states. The types around it are ignored: see
  /// `access`.
  public var ownAccess: AccessLevel {
    if attributes.contains(where: { $0.attributeName == "usableFromInline" }) { return .public }
    if let stated = statedAccess {
      return stated == .private && owningType == nil ? .fileprivate : stated
    }
    guard let owner = owningType else { return isLocal ? .fileprivate : .internal }
    switch owner.kind {
    case .extensionDeclaration:
      let level = owner.statedAccess ?? .internal
      return level == .private ? .fileprivate : level
    case .protocolDeclaration: return max(owner.ownAccess, .fileprivate)
    case .enumDeclaration where kind == .enumCaseDeclaration: return max(owner.ownAccess, .fileprivate)
    default: return .internal
    }
  }

  /// The effective level: at most that of the types around the declaration. For an extension, the level of
  /// the extended type is unknown.
  public var access: AccessLevel {
    var level = ownAccess
    var node = self
    while let owner = node.owningType {
      if owner.kind != .extensionDeclaration { level = min(level, max(owner.ownAccess, .fileprivate)) }
      node = owner
    }
    return node.isLocal ? min(level, .fileprivate) : level
  }

  /// The type or extension that a declaration is a member of, also inside `#if`.
  public var owningType: Syntax? {
    var container = parent
    while let around = container, around.kind == .ifConfigClause || around.kind == .ifConfig {
      container = around.parent
    }
    guard let block = container, block.kind == .memberBlock else { return nil }
    return block.parent
  }

  /// Whether the member that it lies in is one of the type, not of its values; `nil`: it lies in no member.
  public var isInStaticMember: Bool? {
    let member = selfAndAncestors.first { $0.kind.isDeclaration && $0.owningType != nil }
    return member.map { $0.kind.isTypeDeclaration || $0.isStaticMember }
  }

  /// Whether it is declared in a body.
  public var isLocal: Bool {
    guard let block = enclosingBlock else { return false }
    var container: Syntax? = block
    while let around = container, around.kind == .ifConfigClause || around.kind == .ifConfig {
      container = around.parent
    }
    return container.map { $0.kind != .sourceFile && $0.kind != .memberBlock } ?? false
  }
}
