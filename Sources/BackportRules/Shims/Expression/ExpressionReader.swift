import LintCore
import Native
import SwiftSource

extension ExpressionTemplate {
  /// - Parameters:
  ///   - tokens: the expression.
  ///   - node: the function or variable whose body it is.
  ///   - type: of the result, as written; `nil`: there is none.
  init(_ whole: Range<Int>, of node: Syntax, type: String?, in pass: FilePass) throws(Obstacle) {
    // A use says `try` and `await` itself.
    let isSaid = { (index: Int) in
      ["try", "await"].contains(pass.tree.text(ofToken: index))
        && ![.exclamationMark, .postfixQuestionMark].contains(pass.tree.tokens[index + 1].kind)
    }
    let tokens = (whole.first { !isSaid($0) } ?? whole.lowerBound)..<whole.upperBound
    guard let parameters = node.parameterList,
      !parameters.contains(where: { $0.isVariadic || $0.isInout || $0.isAutoclosure })
    else { throw .moreThanAnExpression(nil) }
    var reader = ExpressionReader(pass: pass, tokens: tokens, declaration: node, parameters: parameters)
    try reader.read()
    try reader.keep(type)
    self = reader.template
  }
}

private struct ExpressionReader {
  let pass: FilePass
  let tokens: Range<Int>
  let declaration: Syntax
  let parameters: [Parameter]
  var template = ExpressionTemplate()
  /// Where the text begins that is no piece yet, in bytes.
  private var written: Int
  private var isEarly = true
  private var tree: SyntaxTree { pass.tree }

  init(pass: FilePass, tokens: Range<Int>, declaration: Syntax, parameters: [Parameter]) {
    self.pass = pass
    self.tokens = tokens
    self.declaration = declaration
    self.parameters = parameters
    written = Int(pass.tree.tokens[tokens.lowerBound].start)
  }

  private func refusal(_ tokens: Range<Int>) -> Obstacle {
    .moreThanAnExpression(tree.conciseText(of: tree.bytes(of: tokens)))
  }

  mutating func read() throws(Obstacle) {
    let range = tree.bytes(of: tokens)
    guard !tree.text[range].contains(where: \.isNewline), tree.comments(in: range).isEmpty,
      tree.shape(of: tokens) != .statement
    else { throw refusal(tokens) }
    for index in tokens { try read(index) }
    flush(to: Int(tree.tokens[tokens.upperBound - 1].end))
    try checkVisibility()
    let chain = tree.chain(of: tokens)
    template.isPrimary = tree.isPrimary(tokens) || tree.isCollection(tokens)
    template.isAssignment = tree.topLevel(tokens).contains { tree.tokens[$0].kind == .equal }
    template.mayEndEarly = tree.topLevel(tokens).contains { tree.tokens[$0].kind == .postfixQuestionMark }
    template.hasTrailingClosure = tokens.contains {
      tree.tokens[$0].kind == .leftBrace && tree.node(coveringToken: $0).parent?.kind == .trailingClosure
        || tree.tokens[$0].kind == .leftBrace && tree.node(coveringToken: $0).parent?.kind == .callSuffix
    }
    template.isChainOfSelf = chain != nil && startsWithSelf && template.placesOfReceiver.count == 1
  }

  private var startsWithSelf: Bool {
    switch template.pieces.first {
    case .receiver, .ownMember(_, false, _): true
    default: false
    }
  }

  // MARK: Names

  private mutating func read(_ index: Int) throws(Obstacle) {
    let token = tree.tokens[index]
    switch token.kind {
    case .identifier: try readName(index)
    case .keyword:
      switch token.keyword {
      case .self where !tree.isMember(index):
        guard declaration.owningType != nil, !declaration.isStaticMember else { throw refusal(tokens) }
        add(.receiver(place(of: index)), at: index, skips: true)
      case .super, .Self: throw refusal(tokens)
      default: break
      }
    case .binaryOperator where ["&&", "||", "??"].contains(tree.text(ofToken: index)): isEarly = false
    case .infixQuestionMark, .postfixQuestionMark, .leftBrace, .rightParen: isEarly = false
    default: if tree.text(ofToken: index).hasPrefix("#") { throw refusal(tokens) }
    }
  }

  private mutating func readName(_ index: Int) throws(Obstacle) {
    let node = tree.node(coveringToken: index)
    let isLabel = node.kind == .argument && node.flags.contains(.labeled) && node.anchorIndex == index
    if tree.isMember(index) || isLabel || node.holdsNoReference(at: index) { return }
    let name = tree.text(ofToken: index)
    if pass.scopes.isBinding(index) {
      template.introduced.insert(name)
      return
    }
    switch pass.scopes.meaning(of: name, at: index) {
    case .local(let binding):
      if tokens.contains(binding.token) { return }
      guard binding.kind == .parameter,
        declaration.child(.parameters)?.tokenIndices.contains(binding.token) == true,
        let number = parameters.firstIndex(where: { $0.name == name })
      else { throw .moreThanAnExpression(name) }
      add(.parameter(number, place(of: index)), at: index, skips: true)
    case .member(let binding):
      guard binding.owner?.extendedOrDeclaredName == declaration.owningType?.extendedOrDeclaredName else {
        throw .shadowed(name)
      }
      let isStatic = binding.kind == .type || binding.node.isStaticMember || declaration.isStaticMember
      add(.ownMember(name: name, isStatic: isStatic, place(of: index)), at: index)
    case .global: template.names.insert(name)
    case .elsewhere(let mayBeMember):
      if name.isTypeName || GlobalNames.holds(name) || !mayBeMember || declaration.owningType == nil {
        template.names.insert(name)
      } else {
        add(
          .ownMember(name: name, isStatic: declaration.isStaticMember, place(of: index)), at: index)
        // Of what is not seen here, the type itself may say it, and nobody else.
        if !isKnown(name) { template.unseen.insert(name) }
      }
    }
  }

  /// Whether the system says that the type has the member.
  private func isKnown(_ name: String) -> Bool {
    guard let type = declaration.owningType?.typeName else { return false }
    let system = pass.context.system
    let owners = system.supertypes(of: type).union([type])
    return system.declarations(named: name).contains { owners.contains($0.owner) }
      || ["String", "Array", "Dictionary", "Set", "Optional", "Substring", "Character", "Int", "Double"]
        .contains(type)
  }

  /// What others cannot name must not stand in their code.
  private func checkVisibility() throws(Obstacle) {
    if declaration.isPrivate { return }
    let access = min(declaration.access, .public)
    let names = NameFilter(
      Set(tokens.lazy.filter { tree.tokens[$0].kind == .identifier }.map { tree.text(ofToken: $0) }))
    let hidden = tree.identifiers(among: names).first { index in
      let node = tree.node(coveringToken: index)
      guard node.declares(index), let named = node.kind == .binding ? node.parent : node, !named.isLocal
      else {
        return false
      }
      return named.access < access
    }
    if let hidden { throw .invisible(tree.text(ofToken: hidden)) }
  }

  // MARK: Pieces

  private func place(of index: Int) -> ExpressionTemplate.Place {
    let (before, behind) = (tree.tokens[index - 1].kind, tree.tokens[index + 1])
    let isInClosure = tree.node(coveringToken: index).selfAndAncestors.contains {
      $0.kind == .closure && tokens.contains($0.tokenIndices.lowerBound)
    }
    let starts: Set<TokenKind> = [.leftParen, .comma, .colon, .leftSquare, .leftBrace]
    let ends: Set<TokenKind> = [.rightParen, .comma, .rightSquare, .rightBrace]
    return ExpressionTemplate.Place(
      isEarly: isEarly, isInClosure: isInClosure,
      isWhole: tokens.count == 1 || starts.contains(before) && ends.contains(behind.kind),
      isUnwrapped: [.postfixQuestionMark, .exclamationMark].contains(behind.kind)
        || tree.text(ofToken: index + 1) == "??"
        || index + 2 < tokens.upperBound && tree.text(ofToken: index + 2) == "nil")
  }

  private mutating func add(_ piece: ExpressionTemplate.Piece, at index: Int, skips: Bool = false) {
    flush(to: Int(tree.tokens[index].start))
    template.pieces.append(piece)
    written = Int(skips ? tree.tokens[index].end : tree.tokens[index].start)
  }

  private mutating func flush(to end: Int) {
    if written < end { template.pieces.append(.text(tree.text[written..<end])) }
  }

  // MARK: The result

  /// Says the type that the declaration gave, where the expression has it from there alone.
  mutating func keep(_ type: String?) throws(Obstacle) {
    guard let type, !template.isAssignment, !type.holds("some "), type != "Void" else { return }
    let shape = tree.shape(of: tokens)
    if shape.defaultType == type || shape.isMade(of: type) { return }
    if shape == .flexible, hasTypeByItself { return }
    if let (first, second) = tree.branchesOfChoice(tokens) {
      let shapes = [tree.shape(of: first), tree.shape(of: second)]
      // It is an optional of the other one's type.
      if shapes.contains(.missing), shapes.contains(where: { !$0.takesTypeFromContext }) { return }
    }
    if shape.takesTypeFromContext {
      if shape == .implicitMember, tree.tokens[tokens.lowerBound].kind == .period, type.isPlainTypeName,
        !type.isWiderThanValue
      {
        guard canBeWritten(type) else { throw .result }
        template.pieces.insert(.text(type), at: 0)
        return
      }
      if shape.isNumber, type.isNumberType { return wrap(in: type + "(", ")", isPrimary: true) }
    } else {
      let gives = tree.topLevel(tokens).contains { tree.tokens[$0].kind == .postfixQuestionMark }
      let isClass = ResultDoubt.baseClasses.contains(type)
      guard type.isWiderThanValue ? type.isExistential || !gives : isClass else { return }
    }
    guard type.isPlainTypeName, canBeWritten(type) else { throw .result }
    wrap(in: template.isPrimary ? "" : "(", (template.isPrimary ? "" : ")") + " as \(type)", isPrimary: false)
  }

  /// Whether a type means the same elsewhere: it is no generic parameter, and in no other type.
  private mutating func canBeWritten(_ type: String) -> Bool {
    let names = SyntaxTree(type).typeNames
    template.names.formUnion(names)
    let written = declaration.child(.returnType)?.child(.type) ?? declaration.child(.binding)?.child(.type)
    return written?.speaksOfGenericParameter == false
      && names.allSatisfy { !pass.scopes.isHidden($0, at: tokens.lowerBound) }
  }

  /// Whether it ends with a property, or makes a value of a type that it names: no context changes that.
  private var hasTypeByItself: Bool {
    guard let chain = tree.chain(of: tokens), let last = chain.suffixes.last else { return false }
    if last.kind == .memberSuffix { return true }
    let calls = chain.suffixes.filter { $0.kind != .operatorSuffix }
    return calls.count == 1 && calls[0].kind == .callSuffix && chain.baseTokens.count == 1
      && tree.text(ofToken: chain.baseTokens.lowerBound).isTypeName
  }

  private mutating func wrap(in before: String, _ behind: String, isPrimary: Bool) {
    template.pieces = [.text(before)] + template.pieces + [.text(behind)]
    template.isPrimary = isPrimary
    template.isChainOfSelf = false
    template.mayEndEarly = false
  }
}

extension SyntaxTree {
  fileprivate func isCollection(_ tokens: Range<Int>) -> Bool {
    self.tokens[tokens.lowerBound].kind == .leftSquare
      && matchingBracket(ofToken: tokens.lowerBound) == tokens.upperBound - 1
  }
}
