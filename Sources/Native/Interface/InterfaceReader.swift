import SwiftSource

/// Collects the public declarations of an interface in one walk through its tree.
struct InterfaceReader {
  let tree: SyntaxTree
  let header: InterfaceHeader
  var declarations: [InterfaceDeclaration] = []

  let nodes: [Node]
  let tokens: [Token]
  let bytes: [UInt8]

  init(tree: SyntaxTree, header: InterfaceHeader) {
    self.tree = tree
    self.header = header
    nodes = tree.nodes
    tokens = tree.tokens
    bytes = tree.text.bytes
  }

  /// The enclosing declaration.
  private struct Scope {
    var parent: Int?
    var availability = NativeAvailability()
    /// Whether members are public without a modifier: in protocols, and for the cases of enums.
    var isProtocol = false
    var isInactive = false
  }

  mutating func read() { readItems(of: 0, Scope()) }

  private mutating func readItems(of node: Int, _ scope: Scope) {
    for child in children(of: node) {
      let kind = nodes[child].kind
      if kind == .ifConfig {
        readConditional(child, scope)
      } else if kind.isDeclaration {
        readDeclaration(child, scope)
      }
    }
  }

  /// Reads all clauses of `#if`. Clauses that a current compiler does not take are marked inactive.
  private mutating func readConditional(_ node: Int, _ scope: Scope) {
    var isTaken = false
    for clause in children(of: node) where nodes[clause].kind == .ifConfigClause {
      let holds = !isTaken && self.holds(clause)
      var inner = scope
      inner.isInactive = scope.isInactive || !holds
      isTaken = isTaken || holds
      readItems(of: clause, inner)
    }
  }

  private func holds(_ clause: Int) -> Bool {
    let condition = clause + 1
    guard condition < Int(nodes[clause].endNode), nodes[condition].kind == .ifConfigCondition else {
      return true
    }
    var evaluation = InterfaceCondition(tree, header, tokens: tokenRange(condition))
    return evaluation.holds()
  }

  // MARK: Declarations

  private mutating func readDeclaration(_ node: Int, _ scope: Scope) {
    guard let kind = kind(of: node) else { return }
    var facts = DeclarationFacts(isInactive: scope.isInactive)
    facts.isPublic = scope.isProtocol || kind == .extension || kind == .enumCase
    readModifiers(of: node, into: &facts)
    guard facts.isPublic else { return }
    let attributes = attributes(of: node)
    readAttributes(attributes, into: &facts)
    let availability = availability(of: attributes, within: scope.availability)
    var declaration = InterfaceDeclaration(
      kind: kind, flags: facts.flags, node: node, element: node, nameToken: Int(nodes[node].anchor),
      parent: scope.parent, availability: availability)
    switch kind {
    case .property: addNames(of: node, .binding, declaration)
    case .enumCase: addNames(of: node, .enumElement, declaration)
    default:
      readEffects(of: node, into: &declaration)
      declarations.append(declaration)
    }
    guard let block = lastChild(of: node), nodes[block].kind == .memberBlock else { return }
    readItems(
      of: block,
      Scope(
        parent: declarations.count - 1, availability: availability, isProtocol: kind == .protocolType,
        isInactive: scope.isInactive))
  }

  private func kind(of node: Int) -> InterfaceDeclaration.Kind? {
    switch nodes[node].kind {
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

  /// Adds a declaration for each name: `let a: Int, b: Int` has two.
  private mutating func addNames(of node: Int, _ kind: NodeKind, _ declaration: InterfaceDeclaration) {
    for child in children(of: node) where nodes[child].kind == kind {
      var declaration = declaration
      declaration.element = child
      declaration.nameToken = Int(nodes[child].anchor)
      if kind == .binding, !nodes[node].flags.contains(.isLet), isSettable(child) {
        declaration.flags.insert(.isSettable)
      }
      declarations.append(declaration)
    }
  }

  /// Whether the variable is stored, or has a setter.
  private func isSettable(_ binding: Int) -> Bool {
    guard let block = lastChild(of: binding), nodes[block].kind == .accessorBlock else { return true }
    if nodes[block].flags.contains(.implicitGetter) { return false }
    return children(of: block).contains { child in
      guard nodes[child].kind == .accessorDeclaration else { return false }
      switch tokens[Int(nodes[child].anchor)].keyword {
      case .set, ._modify, .modify, .unsafeMutableAddress: return true
      default: return false
      }
    }
  }
}
