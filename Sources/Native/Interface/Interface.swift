import SwiftSource

/// A parsed `.swiftinterface` of a module: its public declarations in source order.
public struct Interface: Sendable {
  public let tree: SyntaxTree
  /// The value of `-module-name` in the interface's header, or empty.
  public let module: String
  public let declarations: [InterfaceDeclaration]

  public init(_ text: SourceText) {
    let header = InterfaceHeader(text)
    var reader = InterfaceReader(tree: SyntaxTree(text), header: header)
    reader.read()
    tree = reader.tree
    module = header.module
    declarations = reader.declarations
  }
}

// MARK: Texts

extension Interface {
  /// The name without back-ticks; for an extension the extended type as written.
  public func name(of declaration: InterfaceDeclaration) -> String {
    if declaration.kind == .extension { return text(child(.type, of: declaration.node)) }
    return tree.text(ofToken: declaration.nameToken)
  }

  /// The names of the enclosing declarations, outermost first.
  public func owners(of declaration: InterfaceDeclaration) -> [String] {
    parents(of: declaration).map(name).reversed()
  }

  /// The enclosing declarations, innermost first.
  func parents(of declaration: InterfaceDeclaration) -> [InterfaceDeclaration] {
    let all = sequence(first: declaration) { $0.parent.map { declarations[$0] } }
    return Array(all.dropFirst())
  }

  public func parameters(of declaration: InterfaceDeclaration) -> [InterfaceParameter] {
    guard let list = child(.parameters, of: declaration.element) else { return [] }
    return list.children(.parameter).map { parameter($0, hasOneNameAsLabel: declaration.kind != .subscript) }
  }

  /// The result type, the type of a variable, or the type that an alias stands for. Empty when there is none.
  public func result(of declaration: InterfaceDeclaration) -> String {
    switch declaration.kind {
    case .property: return text(child(.type, of: declaration.element))
    case .typealias, .associatedType: return text(child(.type, of: declaration.node))
    default:
      return text(child(.returnType, of: declaration.node)?.child(.type))
    }
  }

  /// The generic parameters as written, without the brackets.
  public func genericParameters(of declaration: InterfaceDeclaration) -> [String] {
    guard let list = child(.genericParameters, of: declaration.node) else { return [] }
    return list.children(.genericParameter).map { text($0) }
  }

  /// The requirements after `where`, as written.
  public func requirements(of declaration: InterfaceDeclaration) -> String {
    guard let clause = child(.whereClause, of: declaration.node) else { return "" }
    return text(clause.tokenIndices.dropFirst())
  }

  /// The types after the colon, as written.
  public func inheritedTypes(of declaration: InterfaceDeclaration) -> [String] {
    guard let list = child(.inheritance, of: declaration.node) else { return [] }
    return list.children.map { text($0) }
  }
}

// MARK: Reading the tree

extension Interface {
  private func child(_ kind: NodeKind, of node: Int) -> Syntax? {
    Syntax(tree: tree, index: node).child(kind)
  }

  private func parameter(_ node: Syntax, hasOneNameAsLabel: Bool) -> InterfaceParameter {
    let end = node.child(.type)?.tokenIndices.upperBound ?? node.tokenIndices.upperBound
    return InterfaceParameter(
      label: label(of: node, hasOneNameAsLabel: hasOneNameAsLabel), type: text(node.child(.type)),
      attributes: node.attributes.map { text($0) },
      defaultValue: node.child(.initializer).map { text($0.tokenIndices.dropFirst()) },
      isVariadic: end < node.tokenIndices.upperBound && tree.text[tree.tokens[end].range] == "...")
  }

  /// The label of a parameter: `label name: T`, `name: T`, `_ name: T`; an enum case may have `T` alone.
  private func label(of node: Syntax, hasOneNameAsLabel: Bool) -> String? {
    switch node.anchor.kind {
    case .identifier, .keyword, .wildcard: break
    default: return nil
    }
    let hasTwoNames = tree.tokens[node.anchorIndex + 1].kind != .colon
    if hasTwoNames, tree.tokens[node.anchorIndex + 2].kind != .colon { return nil }
    guard node.anchor.kind != .wildcard, hasTwoNames || hasOneNameAsLabel else { return nil }
    return tree.text(ofToken: node.anchorIndex)
  }

  private func text(_ node: Syntax?) -> String { node.map { text($0.tokenIndices) } ?? "" }

  /// The text of the tokens, with one space where trivia separates two of them.
  private func text(_ tokens: Range<Int>) -> String {
    guard let first = tokens.first else { return "" }
    let whole = Int(tree.tokens[first].start)..<Int(tree.tokens[tokens.upperBound - 1].end)
    if !tree.text.bytes[whole].contains(where: { $0 == 0x0A || $0 == 0x2F }) { return tree.text[whole] }
    var bytes: [UInt8] = []
    for index in tokens {
      if index > first, tree.tokens[index].start > tree.tokens[index - 1].end { bytes.append(0x20) }
      bytes += tree.text.bytes[tree.tokens[index].range]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
