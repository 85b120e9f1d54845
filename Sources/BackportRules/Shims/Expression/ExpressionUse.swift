// person.isLong, !full(one)      with `count > 8 && age > 8`, `#0.first + #0.last`
//                                → person.count > 8 && person.age > 8, !(one.first + one.last)
//
// The conditions are those of `ExpressionTemplate`.
import LintCore
import SwiftSource

/// One use of a declaration that an expression takes the place of.
struct ExpressionUse {
  let template: ExpressionTemplate
  let parameters: [Parameter]
  let owner: String?
  /// The modules that the declaration's file imports.
  let imports: Set<String>
  let pass: FilePass
  /// The call; `nil`: it is a property.
  let call: Syntax?
  /// The `memberSuffix` that names it; `nil`: nothing stands before the name.
  let member: Syntax?
  /// The token of the name.
  let name: Int
  /// What some tokens say, with the uses of the declaration in them rewritten.
  let rewritten: (Range<Int>) throws(Obstacle) -> String
  var tree: SyntaxTree { pass.tree }

  /// The tokens of what it is called on, the name and the call.
  var operand: Range<Int> {
    (member?.parent?.tokenIndices.lowerBound ?? name)..<((call ?? member)?.tokenIndices.upperBound ?? name + 1)
  }

  /// The tokens of what it is called on.
  var receiver: Range<Int>? { member.map { operand.lowerBound..<$0.tokenIndices.lowerBound } }

  /// How many bytes may take the place of a use.
  private static let longest = 4096

  func edits() throws(Obstacle) -> [Edit] {
    guard member == nil || member?.parent?.kind == .chain, let passed = CallSite(call: call).match(parameters)
    else {
      throw .otherUse
    }
    let whole = tree.bytes(of: operand)
    try checkNames()
    try checkPlace()
    let base = try base()
    try checkReceiver()
    let values = try parameters.indices.map { number throws(Obstacle) in try value(of: number, passed[number])
    }
    try checkOrder(passed)
    var text = ""
    for piece in template.pieces {
      switch piece {
      case .text(let part): text += part
      case .receiver: text += base.isEmpty ? "self" : base
      case .ownMember(let name, let isStatic, _): text += try before(name, isStatic: isStatic, base)
      case .parameter(let number, let place): text += try values[number].text(at: place)
      }
    }
    // What says its receiver twice doubles with each use behind another.
    if text.utf8.count > Self.longest { throw .moreThanAnExpression(nil) }
    let goesOn = (call ?? member)?.nextSuffix != nil
    let isLoose = !template.isPrimary && !tree.isStatement(operand) && !tree.standsAlone(operand)
    if isLoose || template.mayEndEarly && goesOn { text = "(\(text))" }
    let isLetter = text.first.map { $0.isLetter || $0 == "_" } ?? false
    if !isLetter, tree.beginsStatement(operand.lowerBound) { throw .otherUse }
    return [Edit(whole, replacement: text)]
  }

  /// Refuses names that mean something else here, or nothing.
  private func checkNames() throws(Obstacle) {
    if template.isOfModules, !imports.isSubset(of: tree.importedModules), let name = template.names.min() {
      throw .invisible(name)
    }
    if let name = template.privates.min(), tree.node(coveringToken: self.name).enclosingTypeName != owner {
      throw .invisible(name)
    }
    for name in template.names.union(member == nil ? template.unseen : []).sorted()
    where pass.scopes.isHidden(name, at: self.name) {
      let isOwn = template.unseen.contains(name) && !pass.scopes.isLocal(name, at: self.name)
      if !isOwn { throw .shadowed(name) }
    }
  }

  /// Refuses places where the expression cannot stand.
  private func checkPlace() throws(Obstacle) {
    guard tree.comments(in: tree.bytes(of: operand)).isEmpty else { throw .lostComment }
    if template.isAssignment, !tree.isStatement(operand) { throw .result }
    if !template.isPrimary, tree.standsInPattern(operand) { throw .otherUse }
    // Of literals alone, the compiler finds no type behind a sign.
    if operand.lowerBound > 0, ["-", "+", "~"].contains(tree.text(ofToken: operand.lowerBound - 1)),
      tree.tokens[operand.lowerBound - 1].kind == .prefixOperator
    {
      throw .otherUse
    }
    if template.hasTrailingClosure, (call ?? member ?? tree.node(coveringToken: name)).standsInCondition {
      throw .closure
    }
  }

  // MARK: The receiver

  /// What the use stands behind, without the period; empty: nothing.
  private func base() throws(Obstacle) -> String {
    guard let member, let receiver else { return "" }
    switch member.memberBase {
    case .implicit, .value("super"): throw .otherUse
    case .ownValue: return "self"
    default: break
    }
    if let name = template.unseen.min() { throw .shadowed(name) }
    if receiver.contains(where: { tree.tokens[$0].kind == .postfixQuestionMark }) {
      let goesOn = (call ?? member).nextSuffix != nil
      guard template.isChainOfSelf, !(template.mayEndEarly && goesOn) else { throw .result }
    }
    return try rewritten(receiver)
  }

  /// What stands before a member of the type.
  private func before(_ name: String, isStatic: Bool, _ base: String) throws(Obstacle) -> String {
    if member?.memberBase.isWrittenType == true { return base + "." }
    if isStatic {
      if member == nil, tree.node(coveringToken: self.name).enclosingTypeName == owner,
        name.isTypeName || tree.node(coveringToken: self.name).isInStaticMember == true
      {
        return ""
      }
      guard let owner else { throw .shadowed(name) }
      if pass.scopes.isHidden(owner, at: self.name) { throw .shadowed(owner) }
      return owner + "."
    }
    if !base.isEmpty { return base + "." }
    return pass.scopes.isLocal(name, at: self.name) ? "self." : ""
  }

  /// A receiver that may have an effect is evaluated once, and first.
  private func checkReceiver() throws(Obstacle) {
    guard let receiver, member?.memberBase.isWrittenType == false, member?.memberBase != .ownValue else {
      return
    }
    let places = template.placesOfReceiver
    if !places.isEmpty, places.allSatisfy(\.isInClosure), canWait(receiver) { return }
    if places.contains(where: \.isInClosure), !canWait(receiver) { throw .evaluation(text(of: receiver)) }
    let isFirst = template.pieces.first { if case .text = $0 { false } else { true } }.map { piece in
      switch piece {
      case .receiver, .ownMember: true
      case .parameter, .text: false
      }
    }
    if places.count == 1, places[0].isEarly, isFirst == true { return }
    if !tree.isPure(receiver) { throw .evaluation(text(of: receiver)) }
  }

  func text(of tokens: Range<Int>) -> String { tree.conciseText(of: tree.bytes(of: tokens)) }

  fileprivate func canWait(_ tokens: Range<Int>) -> Bool {
    tree.canWait(tokens, at: tree.node(coveringToken: tokens.lowerBound), isView: owner == "View")
  }
}

extension SyntaxTree {
  /// Whether nothing around an operand could bind to a part of what takes its place.
  fileprivate func standsAlone(_ operand: Range<Int>) -> Bool {
    let (before, behind) = (operand.lowerBound - 1, operand.upperBound)
    guard before >= 0 else { return true }
    let isLabel = tokens[before].kind == .colon && node(coveringToken: before).kind == .argument
    let starts: Set<TokenKind> = [.leftParen, .leftSquare, .comma, .equal, .leftBrace]
    let words = ["return", "in", "if", "while", "guard"]
    guard isLabel || starts.contains(tokens[before].kind) || words.contains(text(ofToken: before)) else {
      return false
    }
    let ends: Set<TokenKind> = [
      .rightParen, .rightSquare, .comma, .rightBrace, .semicolon, .leftBrace, .endOfFile,
    ]
    if ends.contains(tokens[behind].kind) || text(ofToken: behind) == "else" { return true }
    let isNextLine = text[Int(tokens[behind - 1].end)..<Int(tokens[behind].start)].contains(
      where: \.isNewline)
    let next: Set<TokenKind> = [.identifier, .keyword, .atSign]
    return isNextLine && next.contains(tokens[behind].kind)
  }

  /// Whether `as` would be part of a pattern.
  fileprivate func standsInPattern(_ operand: Range<Int>) -> Bool {
    node(coveringToken: operand.lowerBound).selfAndAncestors.prefix {
      $0.kind != .closure && $0.kind != .codeBlock
    }
    .contains { $0.kind == .caseLabel }
  }

  /// Whether a bracket at a token would belong to the line above.
  fileprivate func beginsStatement(_ token: Int) -> Bool {
    let first: Set<TokenKind> = [.leftBrace, .semicolon, .colon]
    if token == 0 || first.contains(tokens[token - 1].kind) || text(ofToken: token - 1) == "in" {
      return false
    }
    return node(coveringToken: token).selfAndAncestors.contains {
      $0.kind == .expressionStatement && $0.tokenIndices.lowerBound == token
    }
  }
}
