// Reads the expression of a marked declaration token by token: what each name is decides which piece it becomes.
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
    if let other = node.overload { throw .sameName(other) }
    var reader = ExpressionReader(pass: pass, tokens: tokens, declaration: node, parameters: parameters)
    try reader.read()
    try reader.keep(type)
    self = reader.template
  }
}

struct ExpressionReader {
  let pass: FilePass
  let tokens: Range<Int>
  let declaration: Syntax
  let parameters: [Parameter]
  var template = ExpressionTemplate()
  /// Where the text begins that is no piece yet, in bytes.
  private var written: Int
  private var isEarly = true
  var tree: SyntaxTree { pass.tree }

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
    template.privates = try pass.checkVisibility(of: tokens, in: declaration)
    template.isOfUnknownType = template.isOfSelf && !isOfKnownType
    template.plainParameters = Set(parameters.indices.filter { isPlain(parameters[$0].type) })
    template.unwritable = Set(parameters.indices.filter { !isWritable(parameters[$0]) })
    let chain = tree.chain(of: tokens)
    template.isPrimary = tree.isPrimary(tokens)
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
        isEarly = false
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
    let name = tree.text(ofToken: index)
    // It would name itself at its uses.
    if tree.isMember(index), name == declaration.named.declaredName { throw .moreThanAnExpression(name) }
    if tree.isMember(index) { isEarly = false }
    if tree.isMember(index) || isLabel || node.holdsNoReference(at: index) { return }
    if pass.scopes.isBinding(index) {
      template.introduced.insert(name)
      return
    }
    if name == declaration.named.declaredName { throw .moreThanAnExpression(name) }
    defer { if !name.isTypeName, !parameters.contains(where: { $0.name == name }) { isEarly = false } }
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
    case .global(let binding):
      // Elsewhere, its arguments are not implied.
      if name == declaration.owningType?.typeName, binding.node.child(.genericParameters) != nil {
        throw .shadowed(name)
      }
      template.names.insert(name)
    case .elsewhere(let mayBeMember):
      if name.isTypeName || GlobalNames.holds(name) || !mayBeMember || declaration.owningType == nil {
        template.names.insert(name)
        if !name.isTypeName, !Self.everywhere.contains(name) { template.isOfModules = true }
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
      || Self.standardTypes.contains(type)
  }

  /// Functions of the standard library, which needs no import.
  private static let everywhere: Set = [
    "abs", "assert", "debugPrint", "dump", "fatalError", "max", "min", "print", "precondition",
    "repeatElement",
    "sequence", "stride", "type", "zip",
  ]

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
      isBehindOperator: before == .prefixOperator)
  }

  private mutating func add(_ piece: ExpressionTemplate.Piece, at index: Int, skips: Bool = false) {
    flush(to: Int(tree.tokens[index].start))
    template.pieces.append(piece)
    written = Int(skips ? tree.tokens[index].end : tree.tokens[index].start)
  }

  private mutating func flush(to end: Int) {
    if written < end { template.pieces.append(.text(tree.text[written..<end])) }
  }
}

extension Syntax {
  /// Of a function: its name, where its type has another one with the same labels.
  var overload: String? {
    guard kind == .functionDeclaration, let name = declaredName else { return nil }
    let labels = parameterList?.map(\.label)
    let others = tree.nodes { $0 == .functionDeclaration }.filter {
      $0.index != index && $0.declaredName == name && $0.parameterList?.map(\.label) == labels
        && $0.owningType?.typeName == owningType?.typeName
    }
    return others.isEmpty ? nil : name
  }
}
