import SwiftSource

/// One place that may mean a declaration.
public struct Reference: Sendable {
  /// What is done with it there.
  public enum Use: Sendable { case read, write, modify, inOut, call, name }

  public enum Certainty: Sendable {
    case certain
    /// Nothing else has the name, as far as the project and the system's declarations show.
    case likely
    /// Something else that has the name may be meant.
    case shared
  }

  public var file: Int
  public var token: Int
  public var position: ReferencePosition
  public var use: Use
  public var certainty: Certainty

  /// Whether the value may become another one.
  public var isChange: Bool { use == .write || use == .modify || use == .inOut }
}

extension SemanticModel {
  /// The places that mean a declaration, or may mean it, file by file.
  public func references(to declaration: Declaration) -> [Reference] {
    var found: [Reference] = []
    for file in files(thatMayName: declaration) {
      let tree = sources.tree(ofFile: file)
      for token in tree.tokens(named: declaration.name) where mayBeUse(token, tree, of: declaration) {
        let meaning = meaning(ofToken: token, inFile: file, for: declaration)
        guard meaning.declarations.contains(declaration) else { continue }
        // `if let name` refers to what it names, too.
        let position = tree.referencePosition(ofToken: token) ?? .bare
        let certainty: Reference.Certainty
        switch meaning {
        case .certain: certainty = .certain
        case .oneOf(let all, _) where all.count == 1 && !mayBeSystem(declaration.name): certainty = .likely
        default: certainty = .shared
        }
        found.append(
          Reference(
            file: file, token: token, position: position, use: use(at: token, position, tree, inFile: file),
            certainty: certainty))
      }
    }
    return found
  }

  /// Whether a declaration may be meant outside of some tokens of its file. Quicker than all references.
  public func refersTo(_ declaration: Declaration, outside own: [Range<Int>]) -> Bool {
    func isMeant(inFile file: Int) -> Bool {
      sources.tree(ofFile: file).tokens(named: declaration.name).contains { token in
        !(file == declaration.file && own.contains { $0.contains(token) })
          && mayBeUse(token, sources.tree(ofFile: file), of: declaration)
          && meaning(ofToken: token, inFile: file, for: declaration).declarations.contains(declaration)
      }
    }
    // Its own file most often does.
    return isMeant(inFile: declaration.file)
      || files(thatMayName: declaration).contains { $0 != declaration.file && isMeant(inFile: $0) }
  }

  /// Whether the labels of a call suit a function, and what stands without a receiver is no member of an instance: that is told
  /// without a type. An implicit member is a static one (language reference, "Implicit Member Expression").
  private func mayBeUse(_ token: Int, _ tree: SyntaxTree, of declaration: Declaration) -> Bool {
    if [.function, .variable].contains(declaration.kind), declaration.owner != nil, !declaration.isStatic,
      tree.isImplicitMember(token)
    {
      return false
    }
    guard declaration.kind == .function, tree.referencePosition(ofToken: token) == .call else { return true }
    let node = tree.node(coveringToken: token)
    guard let call = node.kind == .chain ? node.suffixes.first : node.nextSibling else { return true }
    let shape = CallShape(call, in: self)
    return shape.parameters(of: declaration) != nil
      || shape.suitsMethodOfType && !tree.isMemberOfValue(token)
  }

  private func files(thatMayName declaration: Declaration) -> [Int] {
    declaration.access > .fileprivate
      ? sources.files(naming: declaration.name, thatSee: declaration.file) : [declaration.file]
  }

  /// Whether the system gives the name to something.
  private func mayBeSystem(_ name: String) -> Bool {
    StandardMembers.areOfViews.contains(name) || isNameOfSystem(name)
  }

  private func use(
    at token: Int, _ position: ReferencePosition, _ tree: SyntaxTree, inFile file: Int
  ) -> Reference.Use {
    switch position {
    case .call: return .call
    case .type, .attribute, .keyPath, .selector: return .name
    case .member, .bare: break
    }
    guard var root = root(at: token, tree, inFile: file) else { return .read }
    var use = use(at: token, in: root.expression)
    // `(a, b) = c`, `(a).toggle()`.
    while use == .read, root.node.kind == .argument, let tuple = root.node.parent, tuple.kind == .tuple,
      let outer = self.root(at: tuple.tokenIndices.lowerBound, tree, inFile: file)
    {
      use = self.use(at: tuple.tokenIndices.lowerBound, in: outer.expression)
      root = outer
    }
    return use
  }

  /// What an expression does with the part of it that begins at a token.
  private func use(at token: Int, in whole: Expression) -> Reference.Use {
    var current = whole
    var use = Reference.Use.read
    while let next = current.operands.first(where: { $0.tokens.contains(token) }) {
      switch current.form {
      case .inOut: use = .inOut
      case .infix(let left, let sign, _) where left.tokens.contains(token):
        let name = whole.tree.text(ofToken: sign)
        let isComparison = ["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
        if name == "=" { use = .write } else if name.hasSuffix("="), !isComparison { use = .modify }
      // `a.b = 1` writes `b`, and modifies `a`.
      case .member, .element, .chained, .forced: if use == .write { use = .modify }
      case .call(let callee, _):
        // A method may change its value.
        if case .member(let base?, _) = callee.form, base.tokens.contains(token) {
          use = .modify
        } else {
          use = .read
        }
      default: break
      }
      current = next
    }
    return use
  }
}

extension SyntaxTree {
  /// Whether a name stands behind a period that nothing stands before: `.name`.
  fileprivate func isImplicitMember(_ token: Int) -> Bool {
    let suffix = node(coveringToken: token)
    guard suffix.kind == .memberSuffix, let chain = suffix.parent, chain.kind == .chain else { return false }
    return chain.baseTokens.isEmpty && chain.suffixes.first == suffix
  }

  /// Whether a name follows that of a value: `value.name`, `value?.name`.
  fileprivate func isMemberOfValue(_ token: Int) -> Bool {
    guard token > 1, tokens[token - 1].kind == .period else { return false }
    var base = token - 2
    while base > 0, [.postfixQuestionMark, .exclamationMark].contains(tokens[base].kind) { base -= 1 }
    return tokens[base].kind == .identifier && text(ofToken: base).first?.isUppercase != true
  }

  /// The tokens that may refer to something of a name.
  fileprivate func tokens(named name: String) -> [Int] {
    tokens.indices.filter { token in
      switch tokens[token].kind {
      case .identifier: text.reads(name, at: tokens[token].nameRange)
      case .keyword:
        token > 0 && tokens[token - 1].kind == .period && text.reads(name, at: tokens[token].range)
      default: false
      }
    }
  }
}
