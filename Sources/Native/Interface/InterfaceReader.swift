import Availability
import SwiftSource

/// Collects the public declarations of an interface in one walk through its tree.
struct InterfaceReader {
  let tree: SyntaxTree
  let header: InterfaceHeader
  private(set) var declarations: [InterfaceDeclaration] = []

  init(tree: SyntaxTree, header: InterfaceHeader) {
    self.tree = tree
    self.header = header
  }

  /// The enclosing declaration.
  private struct Scope {
    var parent: Int?
    var availability = NativeAvailability()
    /// Whether members are public without a modifier: in protocols, and for the cases of enums.
    var isProtocol = false
    var isInactive = false
  }

  mutating func read() { readItems(of: tree.root, Scope()) }

  private mutating func readItems(of node: Syntax, _ scope: Scope) {
    for child in node.children {
      if child.kind == .ifConfig {
        readConditional(child, scope)
      } else if child.kind.isDeclaration {
        readDeclaration(child, scope)
      }
    }
  }

  /// Reads all clauses of `#if`. Clauses that a current compiler does not take are marked inactive.
  private mutating func readConditional(_ node: Syntax, _ scope: Scope) {
    var isTaken = false
    for clause in node.children where clause.kind == .ifConfigClause {
      let holds = !isTaken && self.holds(clause)
      var inner = scope
      inner.isInactive = scope.isInactive || !holds
      isTaken = isTaken || holds
      readItems(of: clause, inner)
    }
  }

  /// Evaluates a clause for a current compiler and the interface's system. Compiler features (`$AsyncAwait`,
  /// `hasFeature(…)`) are all present. Other flags are not set.
  private func holds(_ clause: Syntax) -> Bool {
    guard let condition = clause.child(.ifConfigCondition) else { return true }
    let value = PlatformCondition(condition.text).evaluate { operand in
      switch operand {
      case .os(let name): name == header.system
      case .targetEnvironment(let name): name == "macCatalyst" && header.isCatalyst
      case .other(let text) where text.hasPrefix("compiler(<") || text.hasPrefix("swift(<"): false
      case .other(let text) where text.hasPrefix("arch("): text == "arch(\(header.architecture))"
      case .other(let text) where text.hasPrefix("_pointerBitWidth("): text == "_pointerBitWidth(_64)"
      case .other(let text) where text.hasPrefix("_endian("): text == "_endian(little)"
      case .other(let text): text.hasPrefix("$") || text.hasSuffix(")")
      default: true
      }
    }
    return value ?? true
  }

  // MARK: Declarations

  private mutating func readDeclaration(_ node: Syntax, _ scope: Scope) {
    guard let kind = Self.kind(of: node) else { return }
    let modifiers = node.modifierTokens
    // `public(set)` is the access level of the setter.
    let isPublic = modifiers.contains {
      [.public, .open].contains(tree.tokens[$0].keyword) && tree.tokens[$0 + 1].kind != .leftParen
    }
    guard isPublic || scope.isProtocol || kind == .extension || kind == .enumCase else { return }
    // Those inside `#if`, too.
    let attributes = node.descendants.prefix { Int($0.node.firstToken) < node.anchorIndex }
      .filter { $0.kind == .attribute }
    var flags = attributes.reduce(into: InterfaceDeclaration.Flags()) { $0.formUnion(Self.flags(of: $1)) }
    if scope.isInactive { flags.insert(.isInactive) }
    if modifiers.contains(where: { [.static, .class].contains(tree.tokens[$0].keyword) }) {
      flags.insert(.isStatic)
    }
    var availability = NativeAvailability()
    for attribute in attributes where attribute.anchor.keyword == .available {
      availability.add(
        AvailabilityAttribute(arguments: attribute.children.map { tree.text.bytes[$0.range] }))
    }
    availability = availability.within(scope.availability)
    let declaration = InterfaceDeclaration(
      kind: kind, flags: flags.union(effects(of: node)), node: node.index, element: node.index,
      nameToken: node.anchorIndex, parent: scope.parent, availability: availability)
    switch kind {
    case .property: addNames(of: node, .binding, declaration)
    case .enumCase: addNames(of: node, .enumElement, declaration)
    default: declarations.append(declaration)
    }
    guard let block = node.children.reduce(nil, { $1 }), block.kind == .memberBlock else { return }
    readItems(
      of: block,
      Scope(
        parent: declarations.count - 1, availability: availability, isProtocol: kind == .protocolType,
        isInactive: scope.isInactive))
  }

  private static func kind(of node: Syntax) -> InterfaceDeclaration.Kind? {
    switch node.kind {
    case .structDeclaration: .structure
    case .classDeclaration: .classType
    case .enumDeclaration: .enumeration
    case .protocolDeclaration: .protocolType
    case .actorDeclaration: .actor
    case .extensionDeclaration: .extension
    case .typealiasDeclaration: .typealias
    case .associatedtypeDeclaration: .associatedType
    case .functionDeclaration: .function
    case .initializerDeclaration: .initializer
    case .subscriptDeclaration: .subscript
    case .variableDeclaration: .property
    case .enumCaseDeclaration: .enumCase
    case .macroDeclaration: .macro
    default: nil
    }
  }

  private static func flags(of attribute: Syntax) -> InterfaceDeclaration.Flags {
    switch attribute.attributeName {
    case "_spi", "_spi_available": .isSPI
    case "_disfavoredOverload": .isDisfavored
    case "_alwaysEmitIntoClient": .isEmittedIntoClient
    case "propertyWrapper": .isPropertyWrapper
    case "resultBuilder", "_functionBuilder": .isResultBuilder
    case "frozen": .isFrozen
    default: []
    }
  }

  /// `init?`, `async` and `throws`.
  private func effects(of node: Syntax) -> InterfaceDeclaration.Flags {
    var flags: InterfaceDeclaration.Flags = []
    switch node.kind {
    case .functionDeclaration: break
    case .initializerDeclaration:
      switch tree.tokens[node.anchorIndex + 1].kind {
      case .postfixQuestionMark, .infixQuestionMark, .exclamationMark: flags.insert(.isFailable)
      default: break
      }
    default: return []
    }
    for clause in node.children where clause.kind == .returnType {
      let end = clause.children.first { _ in true }.map { Int($0.node.firstToken) }
      for token in tree.tokens[clause.tokenIndices.lowerBound..<(end ?? clause.tokenIndices.upperBound)] {
        switch token.keyword {
        case .async: flags.insert(.isAsync)
        case .throws, .rethrows: flags.insert(.isThrowing)
        default: break
        }
      }
    }
    return flags
  }

  /// Adds a declaration for each name: `let a: Int, b: Int` has two.
  private mutating func addNames(of node: Syntax, _ kind: NodeKind, _ declaration: InterfaceDeclaration) {
    for child in node.children where child.kind == kind {
      var declaration = declaration
      declaration.element = child.index
      declaration.nameToken = child.anchorIndex
      if kind == .binding, !node.flags.contains(.isLet), isSettable(child) {
        declaration.flags.insert(.isSettable)
      }
      declarations.append(declaration)
    }
  }

  /// Whether the variable is stored, or has a setter.
  private func isSettable(_ binding: Syntax) -> Bool {
    guard let block = binding.children.reduce(nil, { $1 }), block.kind == .accessorBlock else { return true }
    if block.flags.contains(.implicitGetter) { return false }
    return block.children.contains {
      $0.kind == .accessorDeclaration
        && [.set, ._modify, .modify, .unsafeMutableAddress].contains($0.anchor.keyword)
    }
  }
}

extension NativeAvailability {
  /// Adds the milestones of an attribute. Every current compiler is newer than a language version that introduces
  /// something.
  fileprivate mutating func add(_ attribute: AvailabilityAttribute) {
    switch attribute.form {
    case .short(let list):
      for clause in list.clauses { update(clause.name) { $0.introduced = clause.version } }
    case .long(let long):
      let isLanguage = long.name == .swiftLanguage
      renamed = long.renamed ?? renamed
      update(long.name) { span in
        if !isLanguage { span.introduced = long.introduced?.version ?? span.introduced }
        if let deprecated = long.deprecated {
          if let version = deprecated.version, !isLanguage {
            span.deprecated = version
          } else {
            span.isDeprecated = true
          }
        }
        if let obsoleted = long.obsoleted {
          if let version = obsoleted.version, !isLanguage {
            span.obsoleted = version
          } else {
            span.isUnavailable = true
          }
        }
        span.isUnavailable = span.isUnavailable || long.unavailable != nil
      }
    case .language, .malformed: break
    }
  }

  /// - Parameter name: `nil`: `*`.
  private mutating func update(_ name: PlatformName?, _ change: (inout Span) -> Void) {
    switch name {
    case .platform(let platform, isApplicationExtension: false): change(&platforms[platform, default: Span()])
    case .platform(_, isApplicationExtension: true):
      var span = Span()
      change(&span)
      isUnavailableInExtensions = isUnavailableInExtensions || span.isUnavailable
    case .anyAppleOS:
      anyAppleOS = anyAppleOS ?? Span()
      change(&anyAppleOS!)
    case nil, .swiftLanguage: change(&everywhere)
    case .otherSystem, .swiftRuntime, .packageDescription, .custom: break
    }
  }
}
