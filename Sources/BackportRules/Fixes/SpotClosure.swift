// let v: T = { if #available(old) { return a } else { return b } }()   → let v: T = a
// f({ if #available(old) { return a }; return b }())                   → f(a)
//
// Where the closure stands for a whole value: behind `=`, `:`, `(`, `[`, `,` or `return`, and before the end of
// the list or statement. Elsewhere its value might need parentheses.
import SwiftSource

/// A closure called on the spot that only chose between values.
struct SpotClosure {
  private let chain: Syntax
  private let value: Syntax
  private var tree: SyntaxTree { chain.tree }

  /// - Parameters:
  ///   - block: the branch that is left of the statement.
  ///   - statement: what the closure holds, besides what is dead after it.
  init?(leaving block: Syntax, of statement: Syntax, rest: DeadRest) {
    guard let closure = statement.parent, closure.kind == .closure, closure.child(.closureSignature) == nil,
      closure.items.first?.index == statement.index, closure.items.count == 1 || rest.isWhole,
      let chain = closure.parent, chain.kind == .chain, chain.node.firstToken == closure.node.firstToken,
      let call = chain.children.first(where: { $0.index >= Int(closure.node.endNode) }),
      call.kind == .callSuffix, call.tokens.count == 2, call.node.endToken == chain.node.endToken,
      block.items.count == 1, let value = block.items[0].returnedValue
    else { return nil }
    self.chain = chain
    self.value = value.node
    range = value.range
    let live = range
    let dead = statement.range.lowerBound..<block.range.lowerBound
    let comments = tree.comments(in: chain.range).filter { comment in
      !live.contains(comment.lowerBound) && !dead.contains(comment.lowerBound)
        && (comment.upperBound < block.range.upperBound) && !tree.onlyExplainsCheck(comment)
    }
    guard comments.isEmpty, standsForWholeValue else { return nil }
  }

  private let range: Range<Int>

  var edit: Edit {
    let old = tree.text[tree.text.indentation(at: range.lowerBound)]
    let new = tree.text[tree.text.indentation(at: chain.range.lowerBound)]
    return Edit(chain.range, replacement: tree.text(of: range, movedFrom: old, to: new))
  }

  private var standsForWholeValue: Bool {
    let first = Int(chain.node.firstToken)
    guard first > 0 else { return false }
    let opens: Bool
    switch tree.tokens[first - 1].kind {
    case .equal, .colon, .leftParen, .leftSquare, .comma: opens = true
    default: opens = tree.text(ofToken: first - 1) == "return"
    }
    let next = tree.tokens[Int(chain.node.endToken)]
    switch next.kind {
    case .comma, .rightParen, .rightSquare, .rightBrace, .semicolon, .endOfFile, .poundEndif, .poundElse,
      .poundElseif:
      return opens
    case .period, .binaryOperator, .infixQuestionMark, .equal, .leftBrace: return false
    default: return opens && next.flags.contains(.atStartOfLine)
    }
  }
}

extension Syntax {
  /// The expression of `return expression`, or of a statement that is nothing but an expression.
  fileprivate var returnedValue: (node: Syntax, range: Range<Int>)? {
    switch kind {
    case .returnStatement:
      guard tokens.count > 1 else { return nil }
      return (self, Int(tokens[tokens.startIndex + 1].start)..<range.upperBound)
    case .expressionStatement:
      let isAssignment = tokenIndices.contains { tree.tokens[$0].kind == .equal }
      return isAssignment ? nil : (self, range)
    default: return nil
    }
  }
}
