// if isModern && true {A}   → if isModern {A}         if true {A} else {B}   → A
//
// What is done with the text around a simplified operand.
import SwiftSource

extension Simplification.Result {
  /// - Parameter constants: other elements of conditions that have a value, by node.
  func rewrite(in tree: SyntaxTree, knowing constants: [Int: Bool] = [:]) -> Rewrite {
    let rewrite = rewrite(knowing: constants).refusingSelfAssignment(in: tree).mendingClosure(in: tree)
    guard case .edits(let edits) = self, let first = edits.first,
      let statement = tree.node(at: first.range.lowerBound).selfAndAncestors.first(where: \.isItem)
    else { return rewrite }
    return rewrite.doubtingConstants(without: statement)
  }

  private func rewrite(knowing constants: [Int: Bool]) -> Rewrite {
    switch self {
    case .edits(let edits): return .safe(edits)
    case .doubtful(let edits): return .unsafe(edits, "the value may have another type")
    case .condition(let element, let value):
      guard let statement = element.parent else {
        return .manual("the statement is cut by '#if' or does not parse")
      }
      let known = constants.merging([element.index: value]) { $1 }
      return CheckCollapse(of: statement, constants: known).rewrite
    }
  }
}

extension SyntaxTree {
  /// Whether a token is an operand by itself.
  func isOperand(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .identifier, .integerLiteral, .floatLiteral: true
    default: [.true, .false, .nil, .self].contains(tokens[index].keyword)
    }
  }

  /// The text between the quotation marks of a string on one line.
  func plainText(of string: Range<Int>) -> Range<Int>? {
    guard let first = string.first, let last = string.last, string.count == 3,
      tokens[first].kind == .stringQuote,
      tokens[first + 1].kind == .stringSegment, tokens[last].kind == .stringQuote
    else { return nil }
    return Int(tokens[first].end)..<Int(tokens[last].start)
  }
}
