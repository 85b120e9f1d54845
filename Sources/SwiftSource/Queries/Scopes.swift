// func f(size: Int) { … }                parameters of functions, initializers, subscripts, closures, setters
// let size = 1                           variables of a body: behind their declaration
// if let size, case .some(let size) = x  conditions: behind them, and in the body
// guard let size else { … }              the rest of the block
// for size in sizes where size > 1       the condition and the body, not the sequence
// { [size, other = size] in … }          captures: in the body
// func size() { … }  struct Size { … }   functions and types of a body: in all of it
// set { newValue }  catch { error }      names that nothing declares
// struct S { var size = 1 }              members, extensions in the same file included

/// Name lookup in a file: the declarations visible at a place, innermost first.
public struct Scopes: Sendable {
  public let tree: SyntaxTree

  public init(_ tree: SyntaxTree) { self.tree = tree }

  /// The meaning of a name at a token, or if it were inserted before the token.
  public func meaning(of name: String, at token: Int) -> NameMeaning {
    if let binding = bindings(of: name, at: token, onlyFirst: true).first {
      switch binding.reach {
      case .local: return .local(binding)
      case .member: return .member(binding)
      case .global: return .global(binding)
      }
    }
    return .elsewhere(mayBeMember: hasUnseenMembers(at: token))
  }

  /// All bindings of a name at a token, innermost first. Overloads in one block are all included.
  public func bindings(of name: String, at token: Int) -> [NameBinding] {
    bindings(of: name, at: token, onlyFirst: false)
  }

  /// Whether a body, a parameter list or a pattern around a token declares a name.
  public func isLocal(_ name: String, at token: Int) -> Bool {
    bindings(of: name, at: token, onlyFirst: true, onlyLocal: true).first?.reach == .local
  }

  /// Whether the token is a name introduced by a pattern, a capture list or a closure's parameter list.
  public func isBinding(_ token: Int) -> Bool { introducer(of: token) != nil }

  /// Whether the token both introduces and uses a name: `if let size`, `[size]`.
  public func isShorthand(_ token: Int) -> Bool {
    guard let node = introducer(of: token) else { return false }
    switch node.kind {
    case .conditionElement:
      return token + 1 >= node.tokenIndices.upperBound && tree.tokens[token - 1].kind == .keyword
        && node.tokenIndices.upperBound - node.tokenIndices.lowerBound == 2
    case .closureSignature:
      let next = tree.tokens[token + 1].kind
      let list = node.tokenIndices.first { tree.tokens[$0].kind == .leftSquare }
      let end = list.flatMap(tree.matchingBracket)
      return token < end ?? 0 && next != .equal
    default: return false
    }
  }

  /// The part of a statement or closure in which the token introduces a name.
  private func introducer(of token: Int) -> Syntax? {
    for node in tree.node(coveringToken: token).selfAndAncestors {
      switch node.kind {
      case .conditionElement, .caseLabel, .forStatement, .catchClause, .closureSignature:
        var search = ScopeSearch(tree: tree, name: tree.text(ofToken: token), token: tree.tokens.count)
        search.addBindings(ofPatterns: node)
        return search.found.contains { $0.token == token } ? node : nil
      case .codeBlock, .memberBlock, .accessorBlock, .closure, .sourceFile: return nil
      default: break
      }
    }
    return nil
  }

  /// The innermost type or extension whose members an unqualified name at the token can refer to.
  public func enclosingType(at token: Int) -> Syntax? { enclosingTypes(at: token).first }

  /// The type declarations and extensions around a token, innermost first.
  public func enclosingTypes(at token: Int) -> [Syntax] {
    tree.node(coveringToken: token).selfAndAncestors.filter {
      $0.kind.isTypeDeclaration && $0.holdsInBody(token)
    }
  }

  /// Whether a type around the token may have members that the file does not show.
  public func hasUnseenMembers(at token: Int) -> Bool {
    enclosingTypes(at: token).contains { type in
      type.kind == .extensionDeclaration || type.kind == .protocolDeclaration
        || parts(of: type).contains { $0.child(.inheritance) != nil }
    }
  }

  /// All declarations and extensions of the type that a node declares or extends.
  public func parts(of type: Syntax) -> [Syntax] {
    type.extendedOrDeclaredName.flatMap { tree.types(named: $0) } ?? [type]
  }

  /// - Parameter onlyLocal: members and globals may be omitted.
  private func bindings(
    of name: String, at token: Int, onlyFirst: Bool, onlyLocal: Bool = false
  ) -> [NameBinding] {
    var search = ScopeSearch(tree: tree, name: name, token: token)
    for node in tree.node(coveringToken: token).selfAndAncestors {
      search.addBindings(around: node)
      if node.kind.isTypeDeclaration, node.holdsInBody(token) {
        let isInBody = node.ancestors.contains { $0.kind == .codeBlock || $0.kind == .closure }
        if onlyLocal, !isInBody { break }
        var seen: Set<String> = []
        addMembers(of: node, &seen, by: &search)
      }
      if onlyFirst, !search.found.isEmpty { break }
    }
    return search.found
  }
}

extension Scopes {
  /// Adds the members of a type and of its supertypes, as far as the file declares them.
  private func addMembers(of type: Syntax, _ seen: inout Set<String>, by search: inout ScopeSearch) {
    let all = parts(of: type)
    for part in all {
      search.addMembers(of: part)
      // The generic parameters of the extended type are visible in an extension.
      if part != type { search.addGenericParameters(of: part) }
    }
    for parent in all.lazy.compactMap({ $0.child(.inheritance) }).flatMap({ $0.children(.type) }) {
      guard let name = parent.lastTypeName, seen.insert(name).inserted,
        let declaration = tree.types(named: name)?.first
      else { continue }
      addMembers(of: declaration, &seen, by: &search)
    }
  }
}

extension Syntax {
  /// For a type or extension: the last component of its name, without generic arguments.
  public var extendedOrDeclaredName: String? {
    guard kind == .extensionDeclaration else { return declaredName }
    return child(.type)?.lastTypeName
  }

  /// For a type: the last component of its name, without generic arguments.
  package var lastTypeName: String? {
    var last: Int?
    var depth = 0
    for index in tokenIndices {
      let token = tree.tokens[index]
      switch token.kind {
      case .identifier where depth == 0: last = index
      case .binaryOperator, .prefixOperator, .postfixOperator:
        for byte in tree.text.bytes[token.range] {
          if byte == UInt8(ascii: "<") { depth += 1 }
          if byte == UInt8(ascii: ">") { depth -= 1 }
        }
      default: break
      }
    }
    return last.map { tree.text(ofToken: $0) }
  }

  /// Whether a token lies between its braces.
  package func holdsInBody(_ token: Int) -> Bool {
    body.map { $0.tokenIndices.lowerBound < token && $0.tokenIndices.contains(token) } ?? false
  }
}
