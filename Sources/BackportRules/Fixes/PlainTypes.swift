// 8                                                    Int
// NSLocalizedString("a", comment: "")                   String
// UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)   UIEdgeInsets
//
// The types that expressions show by themselves.
import SwiftSource

extension SyntaxTree {
  private static let geometry: Set<String> = [
    "CGFloat", "CGPoint", "CGRect", "CGSize", "CGVector", "EdgeInsets", "NSEdgeInsets", "UIEdgeInsets",
  ]
  private static let measures: Set<String> = [
    "x", "y", "dx", "dy", "width", "height", "origin", "size", "top", "left", "bottom", "right", "leading",
    "trailing",
  ]

  /// Whether an expression calls a type with nothing but measures. Initializers with other labels may fail, or be the
  /// project's.
  private func isMadeOfMeasures(_ tokens: Range<Int>) -> Bool {
    let call = node(coveringToken: tokens.lowerBound + 1)
    return call.kind == .callSuffix && call.tokenIndices == tokens.dropFirst()
      && call.trailingClosures.isEmpty
      && call.arguments.allSatisfy { argument in
        argument.label.map(Self.measures.contains) ?? (text(ofToken: tokens.lowerBound) == "CGFloat")
      }
  }

  /// The type of a literal, or of a measure of the system, that is all of some tokens.
  func plainType(of tokens: Range<Int>) -> String? {
    guard let first = tokens.first else { return nil }
    switch self.tokens[first].kind {
    case .prefixOperator where tokens.count == 2 && text(ofToken: first) == "-":
      return plainType(of: tokens.dropFirst())
    case .integerLiteral where tokens.count == 1: return "Int"
    case .floatLiteral where tokens.count == 1: return "Double"
    case .keyword where tokens.count == 1 && ["true", "false"].contains(text(ofToken: first)): return "Bool"
    case .stringQuote where tokens.count <= 3 && self.tokens[tokens.upperBound - 1].kind == .stringQuote:
      return "String"
    case .identifier where tokens.count > 2:
      let words = tokens.map(text(ofToken:))
      if words[0] == "NSLocalizedString" { return "String" }
      // `UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)`, `CGSize.zero`
      if Self.geometry.contains(words[0]), words.dropFirst() == [".", "zero"] || isMadeOfMeasures(tokens) {
        return words[0]
      }
      return nil
    default: return nil
    }
  }

  /// Whether tokens are a negation, or a comparison with a literal or a case.
  func isComparison(_ tokens: Range<Int>) -> Bool {
    let isNegation = text(ofToken: tokens.lowerBound) == "!"
    let isWhole = tokens.allSatisfy { index in
      self.tokens[index].kind != .infixQuestionMark && self.tokens[index].kind != .leftBrace
    }
    let operators = tokens.filter { self.tokens[$0].kind == .binaryOperator }
    if operators.isEmpty {
      return isNegation && isWhole && !tokens.contains { self.tokens[$0].keyword == .as }
    }
    return isWhole && operators.count == 1
      && ["==", "!=", "<", ">", "<=", ">="].contains(text(ofToken: operators[0]))
  }
}
