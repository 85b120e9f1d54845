import SwiftSource

/// Where a name stands that refers to something.
public enum ReferencePosition: Sendable {
  /// `name(…)`, `x.name(…)`.
  case call
  /// `x.name`, `.name`.
  case member
  /// A name without a receiver.
  case bare
  case type, attribute
  /// `\.name`.
  case keyPath
  /// In `#selector(…)`.
  case selector
}

extension SyntaxTree {
  /// What a name's token is there; `nil`: it refers to nothing. Labels, declared names, loop variables, statement
  /// labels and import paths are no references.
  public func referencePosition(ofToken token: Int) -> ReferencePosition? {
    let kind = tokens[token].kind
    let isMember = kind == .keyword && token > 0 && tokens[token - 1].kind == .period
    guard kind == .identifier || isMember && ![.self, .Type, .Protocol].contains(tokens[token].keyword) else {
      return nil
    }
    let node = node(coveringToken: token)
    switch node.kind {
    case .type, .whereClause: return positionInType(node, token)
    case .attribute: return node.child(.type) == nil ? nil : .attribute
    case .importDeclaration, .labeledStatement, .breakStatement, .continueStatement, .availabilityArgument,
      .precedenceGroupDeclaration, .operatorDeclaration, .ifConfigCondition, .genericParameter, .parameter,
      .parameters, .enumElement, .binding, .closureSignature, .interpolation,
      .ifConfigClause,
      .accessorDeclaration:
      return nil
    case .memberSuffix:
      guard node.anchorIndex == token else { return nil }
      if node.parent?.kind == .keyPath { return .keyPath }
      if isInSelector(node) { return .selector }
      return node.nextSibling?.kind == .callSuffix ? .call : .member
    case .argument, .trailingClosure:
      // `@_spi(Name)`
      if node.parent?.kind == .attribute, node.parent?.attributeName == "_spi" { return nil }
      if node.flags.contains(.labeled), node.anchorIndex == token { return nil }
    case .forStatement, .conditionElement, .caseLabel, .catchClause:
      if Scopes(self).isBinding(token) { return nil }
    case .macroExpansion: return nil
    // `throws(Failure)`
    case .returnType: return .type
    default:
      if node.kind.isDeclaration { return nil }
    }
    if node.kind == .chain, node.baseTokens.contains(token) {
      if node.suffixes.first?.kind == .callSuffix { return .call }
      // `let name?`
      return node.suffixes.first?.kind == .operatorSuffix && Scopes(self).isBinding(token) ? nil : .bare
    }
    let isBound = (node.kind == .argument || node.kind == .tuple) && Scopes(self).isBinding(token)
    return isBound ? nil : .bare
  }

  private func positionInType(_ node: Syntax, _ token: Int) -> ReferencePosition? {
    // The label of a tuple's element, or the name of a parameter; not the type in `extension Type: Protocol`, or of keys.
    let isKey = tokens[token - 1].kind == .leftSquare || tokens[token - 1].kind == .period
    if node.kind == .type, !isKey, tokens[token + 1].kind == .colon, node.tokenIndices.contains(token + 1) {
      return nil
    }
    if node.parent?.kind == .attribute { return .attribute }
    return .type
  }

  private func isInSelector(_ node: Syntax) -> Bool {
    node.ancestors.first { $0.kind == .macroExpansion || $0.kind == .codeBlock }.map {
      $0.kind == .macroExpansion && ["selector", "keyPath"].contains($0.name)
    } ?? false
  }
}
