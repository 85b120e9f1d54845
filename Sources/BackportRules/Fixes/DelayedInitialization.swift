// let x: T
// if #available(old) { x = a } else { x = b }   → let x: T = a
//
// var x: Bool = false
// if #available(old) { x = a }                  → var x: Bool = a
//
// var x = 0
// work()
// if #available(old) { x = a() }                → work()
//                                                 var x: Int = a()
//
// let x: T
// // Why it is so.
// if #available(old) { x = a }                  → // Why it is so.
//                                                 let x: T = a
import Native
import SwiftSource

/// A variable declared right before a check only to be assigned in its branches.
struct DelayedInitialization {
  private let declaration: Syntax
  private let statement: Syntax
  private let assignment: Syntax
  private let valueStart: Int
  /// The value goes up to the declaration: neither a statement nor a comment stands between the two.
  private let goesUp: Bool
  private var tree: SyntaxTree { declaration.tree }

  /// - Parameters:
  ///   - statement: the check.
  ///   - block: the branch that is left of it, which only assigns the variable.
  init?(before statement: Syntax, assignedIn block: Syntax) {
    guard let declaration = statement.previousItem, let first = block.onlyItem,
      first.kind == .expressionStatement
    else { return nil }
    let comments = block.tree.comments(in: block.range).filter { !first.range.contains($0.lowerBound) }
    guard comments.allSatisfy(CheckInWords(statement).cover) else { return nil }
    self.init(declaration, statement, first)
  }

  /// - Parameter assignment: an item behind the declaration, in the same block.
  init?(of declaration: Syntax, by assignment: Syntax) { self.init(declaration, assignment, assignment) }

  private init?(_ declaration: Syntax, _ statement: Syntax, _ assignment: Syntax) {
    self.declaration = declaration
    self.statement = statement
    self.assignment = assignment
    guard declaration.kind == .variableDeclaration, declaration.node.firstToken == declaration.node.anchor,
      let binding = declaration.child(.binding), declaration.children(.binding).count == 1,
      binding.child(.type) != nil || binding.plainType != nil, binding.child(.accessorBlock) == nil
    else { return nil }
    let tree = declaration.tree
    let tokens = assignment.tokenIndices
    guard binding.anchor.kind == .identifier, tokens.count > 2,
      tree.tokens[tokens.lowerBound + 1].kind == .equal,
      tree.text(ofToken: tokens.lowerBound) == binding.name
    else { return nil }
    let name = binding.name
    valueStart = Int(tree.tokens[tokens.lowerBound + 2].start)
    // A declaration's value cannot read what it declares.
    guard tree.mentions(of: name, in: tokens.dropFirst(2)).isEmpty else { return nil }
    if binding.child(.initializer) != nil, !declaration.isDeadValue(of: binding) { return nil }
    let between = declaration.range.upperBound..<statement.range.lowerBound
    let isAdjacent = declaration.nextItem?.index == statement.index
    goesUp = isAdjacent && tree.comments(in: between).allSatisfy(CheckInWords(statement).cover)
    if !goesUp, isAdjacent {
      guard statement == assignment, declaration.hasLineOfItsOwn else { return nil }
    } else if !goesUp {
      // It moves down alone: nothing in between may mean it, and no comment speak of it.
      let items = declaration.tokenIndices.upperBound..<statement.tokenIndices.lowerBound
      guard declaration.parent?.index == statement.parent?.index, declaration.hasLineOfItsOwn,
        tree.mentions(of: name, in: items).isEmpty, !declaration.hasCommentBeside,
        !items.contains(where: { tree.tokens[$0].keyword == .defer })
      else { return nil }
    }
    guard tree.text.bytes[between].contains(where: \.isNewline) else { return nil }
    if tree.tokens[declaration.anchorIndex].keyword == .var, !binding.staysChanged(after: statement, name) {
      return nil
    }
  }

  /// The value goes up to the declaration; over other items, the declaration goes down to the value.
  var edits: [Edit] {
    let value = valueStart..<assignment.range.upperBound
    let binding = declaration.child(.binding)
    let nameEnd = binding?.anchor.range.upperBound ?? declaration.range.upperBound
    let typeEnd = binding?.child(.type)?.range.upperBound ?? nameEnd
    let needless = binding?.needlessType(before: value)
    let type = binding?.child(.type) == nil ? binding?.typeToWrite(before: value) : nil
    let inferred = type.map { ": " + $0 } ?? ""
    guard goesUp else {
      let head = tree.text[declaration.range.lowerBound..<(needless == nil ? typeEnd : nameEnd)]
      let name = tree.tokens[assignment.tokenIndices.lowerBound].range
      return [tree.text.deletion(of: declaration.range), Edit(name, replacement: head + inferred)]
    }
    let old = tree.text[tree.text.indentation(at: assignment.range.lowerBound)]
    let new = tree.text[tree.text.indentation(at: declaration.range.lowerBound)]
    let text = tree.text(of: value, movedFrom: old, to: new)
    let kept = needless == nil ? typeEnd : nameEnd
    let head = inferred + " = "
    let column = tree.text.position(of: kept).column + head.utf8.count - new.utf8.count
    let shift = column - (tree.text.position(of: valueStart).column - old.utf8.count)
    return [
      needless,
      Edit(
        typeEnd..<statement.range.upperBound, replacement: head + tree.aligning(text, of: value, by: shift)),
    ].compactMap { $0 }
  }
}

extension Syntax {
  /// The edit that takes out the type of a binding, where the value behind it says the same: `let x: T` before `T(…)`.
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
  /// Whether nothing reads the first value of a local variable before a later statement sets it. The value is a literal or
  /// a case, and no function of the same scope names the variable.
  fileprivate func isDeadValue(of binding: Syntax) -> Bool {
    guard let value = binding.child(.initializer), let scope = parent?.scopeContainer,
      scope.kind != .sourceFile
    else { return false }
    let isEmpty = ["= []", "= [:]"].contains(value.text)
    let isPlain = value.isPureValue && value.descendants.allSatisfy(\.isPartOfPlainValue)
    guard isEmpty || isPlain, !binding.mayHoldLiteralOfOwnType else { return false }
    return !scope.descendants.contains { node in
      node.kind == .functionDeclaration && !tree.mentions(of: binding.name, in: node.tokenIndices).isEmpty
    }
  }

  private var isPartOfPlainValue: Bool {
    switch kind {
    case .chain, .memberSuffix, .collection, .argument, .callSuffix: true
    case .stringLiteral: !isInterpolated
    default: false
    }
  }

  /// Whether the first value of a binding is a literal from which a type of the project may be made. Making it may do more.
  private var mayHoldLiteralOfOwnType: Bool {
    guard let type = child(.type), let value = child(.initializer),
      value.tokenIndices.contains(where: tree.isLiteral)
    else { return false }
    let isOptional = type.text.hasSuffix("?") || type.text.hasSuffix("!")
    let isCollection = type.text.hasPrefix("[") || type.text.hasPrefix("Set<")
    if isOptional && value.text == "= nil" || isCollection && ["= []", "= [:]"].contains(value.text) {
      return false
    }
    return type.tokenIndices.contains { index in
      let name = tree.text(ofToken: index)
      guard tree.tokens[index].kind == .identifier, !SyntaxTree.typesOfLiterals.contains(name) else {
        return false
      }
      return NativeIndex.builtIn.types(named: name).isEmpty || tree.declaresType(name)
    }
  }

  /// The type that a literal or a measure gives a binding, if the file has no type of that name.
  fileprivate var plainType: String? {
    guard let value = child(.initializer), let type = tree.plainType(of: value.tokenIndices.dropFirst()),
      !tree.declaresType(type)
    else { return nil }
    return type
  }

  /// Whether nothing else stands on its lines.
  fileprivate var hasLineOfItsOwn: Bool {
    tree.text.isBlank(tree.text.startOfLine(at: range.lowerBound)..<range.lowerBound)
      && tree.text.isBlank(range.upperBound..<tree.text.endOfLine(at: range.upperBound))
  }

  /// The type of a binding whose first value was a literal or a measure; `nil`: the new value has the same.
  fileprivate func typeToWrite(before value: Range<Int>) -> String? {
    let tokens = tree.tokenIndices(in: value)
    guard let type = plainType, tree.plainType(of: tokens) != type,
      type != "Bool" || !tree.isComparison(tokens)
    else { return nil }
    return type
  }

  /// Whether statements behind the assignment of a binding change it again. Setting a member changes a value, but not an
  /// object. The compiler warns of a `var` that nothing changes behind its declaration.
  fileprivate func staysChanged(after statement: Syntax, _ name: String) -> Bool {
    guard let scope = statement.parent?.scopeContainer else { return false }
    let rest = statement.tokenIndices.upperBound..<scope.tokenIndices.upperBound
    let uses = tree.mentions(of: name, in: rest).filter {
      !tree.meansOther(name, at: $0, than: tokenIndices)
    }
    if uses.contains(where: tree.isSet) { return true }
    // Of these, it is told whether they are only read.
    guard let type = child(.type)?.text, !type.hasPrefix("["), !Self.wellKnown.contains(type) else {
      return true
    }
    if SystemNames.valueTypes.contains(type), !tree.declaresType(type), uses.contains(where: tree.isMemberSet)
    {
      return true
    }
    return uses.allSatisfy(tree.isOnlyRead)
  }

  private static let wellKnown: Set<String> = ["String", "Int", "Double", "CGFloat", "Bool"]

  /// Whether a comment stands on its line, or one right above it speaks of it: of its value, or by its name.
  fileprivate var hasCommentBeside: Bool {
    let start = tree.tokenIndices(in: range).lowerBound
    let before = start > 0 ? Int(tree.tokens[start - 1].end) : 0
    let name = child(.binding)?.name ?? ""
    return tree.comments(in: before..<tree.text.endOfLine(at: range.upperBound)).contains { comment in
      comment.lowerBound > range.lowerBound || child(.binding)?.child(.initializer) != nil
        || tree.text.holds(name: name, in: comment)
    }
  }
}

extension SyntaxTree {
  private static let typeNames: Set<NodeKind> = [
    .typealiasDeclaration, .associatedtypeDeclaration, .genericParameter,
  ]

  /// Whether the file gives a type this name.
  func declaresType(_ name: String) -> Bool {
    nodes { $0.isTypeDeclaration || Self.typeNames.contains($0) }.contains { $0.declaredName == name }
  }
}
