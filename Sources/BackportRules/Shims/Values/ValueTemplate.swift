// .zoom(sourceID: id, in: space)     → `.zoom(sourceID: #0, in: #1)`
// Text(verbatim: title)              → `Text(verbatim: #0)`
// { background }                     → `{ #0 }`
import SwiftSource

/// An expression that means the same wherever it stands, but for the parameters in it.
struct ValueTemplate: Hashable, Sendable {
  enum Piece: Hashable, Sendable {
    case text(String)
    /// As one of the arguments of a call or of the elements of a list.
    case argument(Int)
    /// As all that a closure holds: it is evaluated when that is called.
    case closure(Int)
  }
  private(set) var pieces: [Piece] = []

  /// In the order of their use.
  var parameters: [Int] {
    pieces.compactMap { piece in
      switch piece {
      case .text: nil
      case .argument(let number), .closure(let number): number
      }
    }
  }

  /// All of it but the parameters.
  var text: String { pieces.map { if case .text(let text) = $0 { text } else { " " } }.joined() }

  /// What it makes is measured in one type, whatever the literals look like.
  var takesNumbersOfAnyType: Bool {
    ["EdgeInsets(", "CGSize(", "CGPoint(", "CGRect(", "UnitPoint("].contains { text.hasPrefix($0) }
  }

  /// `nil`: it says more than literals, types, implicit members, and parameters by themselves.
  init?(_ tokens: Range<Int>, of tree: SyntaxTree, parameters: [Parameter]) {
    var depth = 0
    var start = tokens.lowerBound
    func kind(_ index: Int) -> TokenKind? { tokens.contains(index) ? tree.tokens[index].kind : nil }
    for index in tokens {
      switch tree.tokens[index].kind {
      case .leftBrace:
        let closure = tree.node(coveringToken: index)
        guard depth == 0, closure.kind == .closure, closure.child(.closureSignature) == nil,
          closure.items.count == 1
        else { return nil }
        depth += 1
      case .rightBrace: depth -= 1
      case .identifier where parameters.contains { tree.isUse(of: $0.name, at: index) }:
        let number = parameters.firstIndex { $0.name == tree.text(ofToken: index) }!
        guard let text = tree.lineText(of: start..<index, in: tokens) else { return nil }
        pieces.append(.text(text))
        start = index + 1
        switch (kind(index - 1), kind(index + 1)) {
        case (.leftBrace?, .rightBrace?): pieces.append(.closure(number))
        case (.leftParen?, .rightParen?), (.leftParen?, .comma?), (.comma?, .rightParen?), (.comma?, .comma?),
          (.colon?, .rightParen?), (.colon?, .comma?), (.leftSquare?, .rightSquare?), (.leftSquare?, .comma?),
          (.comma?, .rightSquare?):
          if depth > 0 { return nil }
          pieces.append(.argument(number))
        default: return nil
        }
      default: if !tree.isContextFree(at: index, in: tokens, orTypes: true) { return nil }
      }
    }
    guard let text = tree.lineText(of: start..<tokens.upperBound, in: tokens) else { return nil }
    pieces.append(.text(text))
  }
}

extension SyntaxTree {
  /// Of an expression that is all of the text: the type that it has by itself if it is made of literals alone;
  /// empty: it has none.
  var typeOfLiteral: String? {
    guard let first = tokens.first else { return nil }
    if first.kind == .stringQuote || first.kind == .multilineStringQuote { return "String" }
    let kinds = Set(tokens.map(\.kind))
    if kinds.contains(.identifier) { return nil }
    if kinds.contains(.floatLiteral) { return "Double" }
    if kinds.contains(.integerLiteral) { return first.kind == .leftSquare ? "" : "Int" }
    switch text(ofToken: 0) {
    case "true", "false": return "Bool"
    case "nil", "[": return ""
    default: return nil
    }
  }

  /// Some tokens of an expression on one line, with the space around them in it; `nil`: one of
  /// them is a comment, or spans several lines.
  fileprivate func lineText(of part: Range<Int>, in expression: Range<Int>) -> String? {
    var result = ""
    for index in part.lowerBound - 1..<part.upperBound {
      if part.contains(index) {
        let text = text(ofToken: index)
        if text.utf8.contains(where: { $0 == UInt8(ascii: "\n") }) { return nil }
        result += text
      }
      guard expression.contains(index), expression.contains(index + 1) else { continue }
      let gap = self.text[Int(tokens[index].end)..<Int(tokens[index + 1].start)]
      if gap.contains(where: { !$0.isWhitespace }) { return nil }
      let isInside =
        [.leftParen, .leftSquare].contains(tokens[index].kind)
        || [.rightParen, .rightSquare, .period].contains(tokens[index + 1].kind)
      result += gap.contains(where: \.isNewline) ? (isInside ? "" : " ") : gap
    }
    return result
  }

  /// Whether the expression is pure: it can be evaluated later, or more than once.
  /// - Parameters:
  ///   - node: around it.
  ///   - isView: it makes a view, which SwiftUI may ask for at any time.
  func canWait(_ value: Range<Int>, at node: Syntax, isView: Bool) -> Bool {
    let words = value.map { text(ofToken: $0) }
    if isContextFree(value, orTypes: true) {
      return Set(words).isDisjoint(with: ["Date", "UUID", "now", "random", "current"])
    }
    let name = words.last ?? ""
    let isName =
      (words == [name] || words == ["self", ".", name]) && tokens[value.upperBound - 1].kind == .identifier
    guard isName || isView && Set(words).isDisjoint(with: ["try", "await", "=", "&"]) else { return false }
    // Values are what they were when the closure was made; objects need a `self` that is written out, and change.
    let owner = node.ancestors.first { $0.kind.isTypeDeclaration }
    guard owner?.kind == .structDeclaration || owner?.kind == .enumDeclaration else { return false }
    let function = node.ancestors.prefix { !$0.kind.isTypeDeclaration }.last {
      [.functionDeclaration, .initializerDeclaration, .variableDeclaration].contains($0.kind)
    }
    let names = Set(isName ? [name] : words)
    let bindings =
      function?.descendants.filter { $0.kind == .binding && !names.isDisjoint(with: $0.boundNames) } ?? []
    return bindings.allSatisfy { $0.parent?.anchor.keyword == .let }
  }
}
