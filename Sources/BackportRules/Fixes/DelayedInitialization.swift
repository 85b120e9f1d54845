// let x: T
// if #available(old) { x = a } else { x = b }   → let x: T = a
//
// var x: Bool = false
// if #available(old) { x = a }                  → var x: Bool = a
import SwiftSource

/// A variable declared right before a check only to be assigned in its branches.
struct DelayedInitialization {
  private let declaration: Syntax
  private let statement: Syntax
  private let assignment: Syntax
  private let valueStart: Int
  private var tree: SyntaxTree { declaration.tree }

  /// - Parameters:
  ///   - statement: the check.
  ///   - block: the branch that is left of it, which only assigns the variable.
  init?(before statement: Syntax, assignedIn block: Syntax) {
    guard let declaration = statement.previousItem, let first = block.onlyItem,
      first.kind == .expressionStatement
    else { return nil }
    let comments = block.tree.comments(in: block.range).filter { !first.range.contains($0.lowerBound) }
    guard comments.allSatisfy(block.tree.onlyExplainsCheck) else { return nil }
    self.init(declaration, statement, first)
  }

  /// - Parameter assignment: the statement right behind the declaration.
  init?(of declaration: Syntax, by assignment: Syntax) { self.init(declaration, assignment, assignment) }

  private init?(_ declaration: Syntax, _ statement: Syntax, _ assignment: Syntax) {
    self.declaration = declaration
    self.statement = statement
    self.assignment = assignment
    guard declaration.kind == .variableDeclaration, declaration.node.firstToken == declaration.node.anchor,
      let binding = declaration.child(.binding), declaration.children(.binding).count == 1,
      binding.child(.type) != nil, binding.child(.accessorBlock) == nil
    else { return nil }
    let tree = declaration.tree
    let tokens = assignment.tokenIndices
    guard binding.anchor.kind == .identifier, tokens.count > 2,
      tree.tokens[tokens.lowerBound + 1].kind == .equal, tree.text(ofToken: tokens.lowerBound) == binding.name
    else { return nil }
    valueStart = Int(tree.tokens[tokens.lowerBound + 2].start)
    // A declaration's value cannot read what it declares.
    guard !tree.mentions(binding.name, in: tokens.dropFirst(2)) else { return nil }
    if binding.child(.initializer) != nil, !declaration.isDeadValue(of: binding) { return nil }
    // Only white space may stand between the two.
    let between = declaration.range.upperBound..<statement.range.lowerBound
    guard tree.comments(in: between).allSatisfy(tree.onlyExplainsCheck),
      tree.text.bytes[between].contains(where: \.isNewline)
    else { return nil }
  }

  /// From the declaration's end, over the statement.
  var edits: [Edit] {
    let old = tree.text[tree.text.indentation(at: assignment.range.lowerBound)]
    let new = tree.text[tree.text.indentation(at: declaration.range.lowerBound)]
    let value = tree.text(of: valueStart..<assignment.range.upperBound, movedFrom: old, to: new)
    let start = declaration.child(.binding)?.child(.type)?.range.upperBound ?? declaration.range.upperBound
    let rest = Edit(start..<statement.range.upperBound, replacement: " = " + value)
    let type = declaration.child(.binding)?.needlessType(before: valueStart..<assignment.range.upperBound)
    return [type, rest].compactMap { $0 }
  }
}

extension Syntax {
  /// Of a binding: takes out its type if the value that it is given says the same: `let x: T` before `T(…)`.
  func needlessType(before value: Range<Int>) -> Edit? {
    guard kind == .binding, let type = child(.type), type.tokens.count == 1, anchor.kind == .identifier,
      tree.comments(in: anchor.range.upperBound..<type.range.upperBound).isEmpty
    else { return nil }
    let tokens = tree.tokenIndices(in: value)
    guard tokens.count > 2, tree.text(ofToken: tokens.lowerBound) == type.text,
      tree.tokens[tokens.lowerBound + 1].kind == .leftParen,
      let close = tree.matchingBracket(ofToken: tokens.lowerBound + 1)
    else { return nil }
    let isWhole = close + 1 == tokens.upperBound
    let isForced = close + 2 == tokens.upperBound && tree.tokens[close + 1].kind == .exclamationMark
    guard isWhole || isForced else { return nil }
    // What `init!` makes is an optional unless a type is written.
    let initializers = tree.nodes { $0 == .initializerDeclaration }
    if initializers.contains(where: { $0.tokens.dropFirst().first?.kind == .exclamationMark }) { return nil }
    return Edit(anchor.range.upperBound..<type.range.upperBound)
  }
}

extension Syntax {
  /// Of a local variable that the next statement sets: whether its first value is a literal or a case that nothing can read
  /// in between, not even a function of the same scope.
  fileprivate func isDeadValue(of binding: Syntax) -> Bool {
    guard let value = binding.child(.initializer), let scope = parent?.scopeContainer,
      scope.kind != .sourceFile,
      value.descendants.first(where: { $0.kind != .chain && $0.kind != .memberSuffix }) == nil, value.isPure
    else { return false }
    return !scope.descendants.contains { node in
      node.kind == .functionDeclaration && tree.mentions(binding.name, in: node.tokenIndices)
    }
  }
}

extension SyntaxTree {
  /// Whether a name stands among some tokens by itself: not as a member or label.
  fileprivate func mentions(_ name: String, in tokens: Range<Int>) -> Bool {
    tokens.contains { index in
      guard text(ofToken: index) == name, self.tokens[index - 1].kind != .period else { return false }
      let node = node(coveringToken: index)
      let isLabel = node.flags.contains(.labeled) && node.anchorIndex == index
      return !isLabel
    }
  }
}
