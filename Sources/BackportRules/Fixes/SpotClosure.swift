// let v: T = { if #available(old) { return a } else { return b } }()   → let v: T = a
// f({ if #available(old) { return a }; return b }())                   → f(a)
// let v = try { if #available(old) { return a }; return try b() }()    → let v = a
//
// let once: Void = { if #available(old) { load() }; start() }()        stays a closure where `start()` may give something
//
// Where the closure stands for a whole value: behind `=`, `:`, `(`, `[`, `,` or `return`, and before the end of
// the list or statement. Elsewhere its value might need parentheses.
import SwiftSource

/// An immediately called closure that only chose between values.
struct SpotClosure {
  private let chain: Syntax
  private var tree: SyntaxTree { chain.tree }

  /// - Parameters:
  ///   - block: the branch that is left of the statement.
  ///   - statement: what the closure holds, besides what is dead after it.
  init?(leaving block: Syntax, of statement: Syntax, rest: DeadRest) {
    guard let closure = statement.parent, closure.kind == .closure, closure.firstItem == statement,
      statement.nextItem == nil || rest.isWhole, let item = block.onlyItem
    else { return nil }
    // Comments of the dead branches go with them, and those on the versions with the check. One behind the statement may be
    // about the value.
    let words = CheckInWords(statement)
    let behind = statement.tree.trailingComment(after: statement.range.upperBound)
    if let behind, statement.commentBehindElse == nil, !words.cover(behind), !words.labelsBrace(behind) {
      return nil
    }
    let start = words.startOfComments(above: statement.range.lowerBound)
    self.init(
      of: closure, keeping: item, isValue: statement.nextItem == nil && statement.isChoiceOfValues,
      commentsIn: [closure.range.lowerBound..<start, block.range])
  }

  /// - Parameters:
  ///   - item: the only statement that the closure keeps when another one goes.
  ///   - dropped: that other one.
  init?(keeping item: Syntax, insteadOf dropped: Syntax) {
    guard let closure = item.parent else { return nil }
    self.init(
      of: closure, keeping: item, isValue: false,
      commentsIn: [
        closure.range.lowerBound..<dropped.range.lowerBound,
        dropped.range.upperBound..<closure.range.upperBound,
      ])
  }

  /// - Parameter isValue: whether an expression is what the closure gives: it was all that stood there.
  private init?(of closure: Syntax, keeping item: Syntax, isValue: Bool, commentsIn ranges: [Range<Int>]) {
    guard closure.kind == .closure, closure.child(.closureSignature) == nil, let chain = closure.parent,
      chain.kind == .chain, chain.node.firstToken == closure.node.firstToken,
      let call = chain.children.first(where: { $0.index >= Int(closure.node.endNode) }),
      call.kind == .callSuffix, call.tokens.count == 2, call.node.endToken == chain.node.endToken,
      let value = item.returnedValue
    else { return nil }
    if item.kind != .returnStatement, !(isValue && chain.mayBeOfAnyType) {
      let tree = chain.tree
      guard tree.givesNothing(tree.tokenIndices(in: value), of: tree) == true else { return nil }
    }
    self.chain = chain
    self.closure = closure
    range = value
    let words = CheckInWords(closure)
    let comments = ranges.flatMap { chain.tree.comments(in: $0) }.filter { comment in
      !value.contains(comment.lowerBound) && !words.cover(comment)
    }
    guard comments.isEmpty, chain.standsForWholeValue, !holdsStatement else { return nil }
  }

  private let range: Range<Int>
  private let closure: Syntax

  /// Whether the value is an `if` or `switch`, which cannot stand everywhere (SE-0380).
  private var holdsStatement: Bool {
    ["if", "switch", "do"].contains(tree.text(ofToken: tree.tokenIndex(at: range.lowerBound)))
  }

  /// Without a type around it, the closure had that of its first `return`.
  var rewrite: Rewrite {
    let tokens = tree.tokenIndices(in: range)
    guard let first = closure.firstReturnedValue, first != tokens, let place = chain.parent else {
      return .safe(edits)
    }
    let context = place.typeContext(ofValueAt: chain.tokenIndices.lowerBound)
    switch tree.replacement(of: tokens, without: first, in: context) {
    case .same: return .safe(edits)
    case .written, .uncertain: return .unsafe(edits, "the value may have another type")
    case .untyped: return .manual("nothing would tell the type")
    }
  }

  private var edits: [Edit] {
    let old = tree.text[tree.text.indentation(at: range.lowerBound)]
    let new = tree.text[tree.text.indentation(at: chain.range.lowerBound)]
    let value = Edit(
      startOfStatementOfNothing..<chain.range.upperBound,
      replacement: tree.text(of: range, movedFrom: old, to: new))
    guard let initializer = chain.parent, initializer.kind == .initializer,
      initializer.tokenIndices.dropFirst() == chain.tokenIndices, let binding = initializer.parent,
      let type = binding.needlessType(before: range)
    else { return [value] }
    return [type, value]
  }

  /// The start of `_ =` where the value is nothing that it could drop, and otherwise of the closure and its `try`.
  private var startOfStatementOfNothing: Int {
    guard let place = chain.parent, place.kind == .expressionStatement,
      place.tokens.first?.kind == .wildcard, tree.givesNothing(tree.tokenIndices(in: range), of: tree) == true
    else { return Int(tree.tokens[chain.effectWords.first ?? chain.tokenIndices.lowerBound].start) }
    return place.range.lowerBound
  }
}

extension Syntax {
  /// Whether a choice gives the value of one of its branches (SE-0380): all of them have one, and of the same type as
  /// far as the file shows. A call whose result may be dropped may be of another type than the others, or give nothing.
  fileprivate var isChoiceOfValues: Bool {
    guard let values = valuesOfBranches else { return false }
    let callees = values.map { tree.calleeOfStatement(tree.tokenIndices(in: $0)) }
    if Set(callees).count == 1 { return true }
    return zip(values, callees).allSatisfy { value, callee in
      callee == nil || tree.givesNothing(tree.tokenIndices(in: value), of: tree) == false
    }
  }

  /// The expressions that the branches of a choice are; `nil`: a branch is something else, or missing.
  private var valuesOfBranches: [Range<Int>]? {
    var values: [Range<Int>] = []
    for branch in children {
      switch branch.kind {
      case .codeBlock, .switchCase:
        guard let item = branch.onlyItem, item.kind != .returnStatement, let value = item.returnedValue else {
          return nil
        }
        values.append(value)
      case .ifStatement:
        guard let others = branch.valuesOfBranches else { return nil }
        values += others
      default: break
      }
    }
    return kind == .ifStatement
      && children.count(where: { [.codeBlock, .ifStatement].contains($0.kind) }) < 2 ? nil : values
  }

  /// Whether the place of a called closure neither says that it gives nothing nor drops what it gives.
  fileprivate var mayBeOfAnyType: Bool {
    guard let place = parent else { return false }
    switch place.kind {
    case .initializer: return place.parent?.child(.type)?.text.isNothing != true
    case .returnStatement: return ancestors.first(where: \.isFunctionLike)?.givesNothing != true
    default: return true
    }
  }

  /// Whether it is a whole value, so that what takes its place needs no parentheses.
  var standsForWholeValue: Bool {
    let first = effectWords.first ?? tokenIndices.lowerBound
    guard first > 0 else { return false }
    let opens: Bool
    switch tree.tokens[first - 1].kind {
    case .equal, .colon, .leftParen, .leftSquare, .comma: opens = true
    default: opens = tree.text(ofToken: first - 1) == "return"
    }
    let next = tree.tokens[tokenIndices.upperBound]
    switch next.kind {
    case .comma, .rightParen, .rightSquare, .rightBrace, .semicolon, .endOfFile, .poundEndif, .poundElse,
      .poundElseif:
      return opens
    // `= {…}() { didSet {…} }`
    case .leftBrace: return opens && tree.node(coveringToken: tokenIndices.upperBound).kind == .accessorBlock
    case .period, .binaryOperator, .infixQuestionMark, .equal: return false
    default:
      // A conversion goes on with the value.
      return opens && next.flags.contains(.atStartOfLine) && next.keyword != .as && next.keyword != .is
    }
  }

  /// The `try` and `await` right before it.
  var effectWords: Range<Int> {
    var first = tokenIndices.lowerBound
    while first > 0, [.try, .await].contains(tree.tokens[first - 1].keyword) { first -= 1 }
    return first..<tokenIndices.lowerBound
  }

  /// The expression of `return expression`, or of a statement that is nothing but an expression.
  fileprivate var returnedValue: Range<Int>? {
    switch kind {
    case .returnStatement:
      guard tokens.count > 1 else { return nil }
      return Int(tokens[tokens.startIndex + 1].start)..<range.upperBound
    case .expressionStatement:
      let isAssignment = tokenIndices.contains { tree.tokens[$0].kind == .equal }
      return isAssignment ? nil : range
    default: return nil
    }
  }
}

extension SyntaxTree {
  /// The name of the function that an expression calls last, if it may stand as a statement.
  fileprivate func calleeOfStatement(_ value: Range<Int>) -> String? {
    let name = tokenOfCallee(in: value).map { text(ofToken: $0) }
    return name?.isTypeName == true ? nil : name
  }

  /// The token of the name that an expression calls last; `nil`: the expression is no call, or calls what has no name.
  func tokenOfCallee(in value: Range<Int>) -> Int? {
    guard let last = value.last, tokens[last].kind == .rightParen, let open = matchingBracket(ofToken: last),
      value.contains(open - 1), tokens[open - 1].kind == .identifier
    else { return nil }
    return open - 1
  }
}
