// fix()   self.fix()   Self.fix(.now)   view.fix(animated: true) {…}   try fix()
//
// A statement that only calls a function with an empty body.
import LintCore
import SwiftSource

struct EmptyCall {
  let tree: SyntaxTree
  let statement: Syntax

  /// What is left of the code around it without it.
  func removal(in pass: ChangePass) -> Rewrite {
    Removal(of: statement).rewrite().mendingClosure(in: tree)
  }

  /// - Parameter index: a token that means the function; `nil`: it is not only called there.
  init?(at index: Int, in tree: SyntaxTree, of function: EmptiedFunction) {
    guard tree.tokens[index].kind == .identifier else { return nil }
    let node = tree.node(coveringToken: index)
    let chain: Syntax
    var base = 0..<0
    if node.kind == .memberSuffix, node.anchorIndex == index, let around = node.parent, around.kind == .chain
    {
      chain = around
      base = chain.tokenIndices.lowerBound..<node.tokenIndices.lowerBound
    } else if node.kind == .chain, node.baseTokens == index..<index + 1 {
      chain = node
    } else {
      return nil
    }
    guard let call = chain.suffixes.last, call.kind == .callSuffix, call.tokenIndices.lowerBound == index + 1,
      !function.parameters.haveCallAsDefault,
      call.arguments.allSatisfy({ $0.closure != nil || tree.isPure($0.valueTokens) }),
      base.isEmpty || tree.isPure(base),
      let statement = chain.statementOfItsOwn(maySayTry: function.declaration.isDeclaredToThrow),
      statement.parent != nil
    else { return nil }
    self.tree = tree
    self.statement = statement
  }
}

extension SyntaxTree {
  /// How the line of a place reads, and its file: it may be another line in the end.
  func place(of range: Range<Int>, in path: String) -> String {
    let words = text[text.rangeOfLine(at: range.lowerBound)]
      .split { $0 == " " || $0 == "\t" || $0.isNewline }.joined(separator: " ")
    return "'\(words.count > 60 ? words.prefix(60) + "…" : words)' in \(path)"
  }
}

extension [Parameter] {
  /// Whether a default may be a call, which calls that leave it out evaluate.
  fileprivate var haveCallAsDefault: Bool { contains(where: \.hasCallAsDefault) }
}

extension Parameter {
  /// Whether its default may be a call.
  var hasCallAsDefault: Bool { defaultValue?.contains { "({".contains($0) } ?? false }
}

extension Syntax {
  /// The statement that is nothing but this call.
  func statementOfItsOwn(maySayTry: Bool) -> Syntax? {
    if isItem { return self }
    guard let item = parent, item.kind == .expressionStatement, item.isItem,
      tokenIndices.upperBound == item.tokenIndices.upperBound
    else { return nil }
    let words = item.tokenIndices.lowerBound..<tokenIndices.lowerBound
    guard words.allSatisfy({ maySayTry && ["try", "?"].contains(tree.text(ofToken: $0)) }) else { return nil }
    return item
  }
}
