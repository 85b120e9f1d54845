// items.forEach { if #available(old) { f() } else { g($0) } }   → items.forEach { _ in f() }
// let done = { if #available(old) { self?.reload() } }          → let done = { () -> Void in self?.reload() }
//
// A closure without a signature has as many parameters as its highest `$n` says; when the last use of one goes
// with dead code, the signature has to say it. A closure that becomes a single expression takes its type from it;
// one of several statements takes it from its first `return`.
//
// Several fixes in such a closure are applied one after another: only the last of them changes what it is.
import SwiftSource

extension Rewrite {
  /// With what the closure around the edits needs to remain of its type.
  func mendingClosure(in tree: SyntaxTree) -> Rewrite {
    let mend: Rewrite
    switch self {
    case .safe(let edits), .unsafe(let edits, _):
      guard let change = ClosureChange(edits, in: tree) else { return self }
      mend = change.mend
    case .manual: return self
    }
    return combined(with: mend)
  }
}

/// A closure before and after some edits.
private struct ClosureChange {
  let closure: Syntax
  let edits: [Edit]
  let after: Syntax
  private var tree: SyntaxTree { closure.tree }

  init?(_ edits: [Edit], in tree: SyntaxTree) {
    guard let start = edits.map(\.range.lowerBound).min(), let end = edits.map(\.range.upperBound).max(),
      start < tree.text.bytes.count
    else { return nil }
    var node = tree.node(at: start)
    while node.range.upperBound < end || !node.isFunctionLike || !Self.holds(node, start..<end) {
      guard let parent = node.parent else { return nil }
      node = parent
    }
    guard node.kind == .closure, node.tokens.count > 2, !node.flags.contains(.incomplete) else { return nil }
    closure = node
    self.edits = edits
    let ordered = edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    guard zip(ordered, ordered.dropFirst()).allSatisfy({ $0.range.upperBound <= $1.range.lowerBound }) else {
      return nil
    }
    let changed = SyntaxTree("_ = " + tree.text.text(of: node.range, applying: ordered))
    guard let after = changed.nodes(where: { $0 == .closure }).first else { return nil }
    self.after = after
  }

  /// Whether all of a range lies between the braces.
  private static func holds(_ node: Syntax, _ range: Range<Int>) -> Bool {
    guard node.kind == .closure, let last = node.tokens.last else { return true }
    return range.lowerBound >= Int(node.tokens.first!.end) && range.upperBound <= Int(last.start)
  }

  var mend: Rewrite {
    let signature = closure.child(.closureSignature)
    let (before, left) = (closure.argumentCount, after.argumentCount)
    if signature == nil, before != left, left > 0 {
      return .manual("the closure would use fewer of its arguments than it is given")
    }
    let losesArguments = signature == nil && before != left
    switch result(isNamed: signature != nil || left == 0) {
    case .kept:
      if losesArguments { return .safe([written(count: before, result: false)]) }
      return .safe(isSensitive ? [lock] : [])
    case .declared: return .safe([written(count: signature == nil ? before : 0, result: true)])
    case .changed(let edits): return .safe(edits)
    case .uncertain:
      return Rewrite.safe(losesArguments ? [written(count: before, result: false)] : [])
        .doubted("the closure may be of another type when it holds a single expression")
    }
  }

  // MARK: What it gives back

  private enum Result {
    case kept
    /// It has to be said that it gives back nothing.
    case declared
    /// The value that is left needs a type.
    case changed([Edit])
    case uncertain
  }

  /// - Parameter isNamed: a signature may be written: no `$0` is left.
  private func result(isNamed: Bool) -> Result {
    if closure.child(.closureSignature)?.child(.returnType)?.child(.type) != nil { return .kept }
    switch (ClosureBody(of: closure), ClosureBody(of: after)) {
    case (.nothing, .expression(let value)): return becoming([value], isNamed)
    case (.nothing, .choice(let values)): return becoming(values, isNamed)
    case (.choice(let old), .expression(let value)): return choosing(value, from: old, isNamed)
    case (.returns(let old), .returns(let new)), (.returns(let old), .expression(let new)):
      return returning(new, insteadOf: old)
    default: return .kept
    }
  }

  private func becoming(_ values: [Range<Int>], _ isNamed: Bool) -> Result {
    if values.allSatisfy({ isVoid($0, of: after.tree) }) { return .kept }
    switch ClosureExpectation(of: closure) {
    case .settled, .builder: return .kept
    case .open: return isNamed ? .declared : .uncertain
    case .unknown:
      // Nobody writes a value as a statement but for a builder.
      if values.allSatisfy({ after.tree.isValueOfBuilder($0) }) { return .kept }
      return isNamed && closure.holdsStatementOfNoBuilder ? .declared : .uncertain
    }
  }

  private func choosing(_ value: Range<Int>, from old: [Range<Int>], _ isNamed: Bool) -> Result {
    let words = text(value, of: after.tree)
    let isOneOfThem = old.contains { text($0, of: tree) == words }
    let others = old.filter { text($0, of: tree) != words }
    guard isOneOfThem, !isVoid(value, of: after.tree) else { return .kept }
    let expectation = ClosureExpectation(of: closure)
    if expectation == .settled || expectation == .builder { return .kept }
    // With one branch that gives nothing, none of them did.
    if others.contains(where: { isVoid($0, of: tree) }) { return isNamed ? .declared : .uncertain }
    // A value that may not stand unused is one of the closure's.
    if after.tree.isValueOfBuilder(value) || others.isEmpty || others.contains(where: tree.isValueOfBuilder) {
      return .kept
    }
    return expectation == .open && closure.isOfUnusedCall ? .uncertain : .kept
  }

  private func returning(_ new: Range<Int>, insteadOf old: Range<Int>) -> Result {
    let words = text(new, of: after.tree)
    if words == text(old, of: tree) || ClosureExpectation(of: closure) == .settled { return .kept }
    let values = closure.returnStatements.map { $0.tokenIndices.dropFirst() }
    guard let kept = values.first(where: { text($0, of: tree) == words }) else { return .uncertain }
    if tree.shape(of: old) == .missing, closure.isPassed(to: "compactMap") { return .kept }
    switch tree.replacement(of: kept, without: old, in: closure.resultContext) {
    case .same: return .kept
    case .uncertain: return .uncertain
    case .written(let before, let behind):
      let start = Int(tree.tokens[kept.lowerBound].start)
      let end = Int(tree.tokens[kept.upperBound - 1].end)
      guard !edits.contains(where: { $0.range.overlaps(start - 1..<end + 1) }) else { return .uncertain }
      return .changed(
        [Edit(start..<start, replacement: before), Edit(end..<end, replacement: behind)].filter {
          !$0.replacement.isEmpty
        })
    }
  }

  private func text(_ tokens: Range<Int>, of tree: SyntaxTree) -> [String] {
    tokens.map { tree.text(ofToken: $0) }
  }

  /// Whether an expression gives back nothing, as far as the file shows.
  private func isVoid(_ value: Range<Int>, of other: SyntaxTree) -> Bool {
    tree.isVoidCall(value, of: other)
  }

  // MARK: The edits

  /// Whether more fixes in the closure may make another one of it than each by itself.
  private var isSensitive: Bool {
    if closure.child(.closureSignature)?.child(.returnType)?.child(.type) != nil { return false }
    let open = after.items.filter {
      ![.ifStatement, .guardStatement, .variableDeclaration].contains($0.kind)
    }
    let losesUses = closure.child(.closureSignature) == nil && closure.argumentUses != after.argumentUses
    let mayBecomeSingle = open.count <= 1 && after.items.count > open.count
    guard losesUses || mayBecomeSingle else { return false }
    return losesUses || ClosureExpectation(of: closure) == .open
      || ClosureExpectation(of: closure) == .unknown
  }

  /// The brace as it is: a second fix has to wait.
  private var lock: Edit {
    let brace = closure.tokens.first!.range
    return Edit(brace, replacement: tree.text[brace])
  }

  private func written(count: Int, result: Bool) -> Edit {
    let parameters = Array(repeating: "_", count: count).joined(separator: ", ")
    if let signature = closure.child(.closureSignature) {
      // Attributes and captures come before the parameters, which a result cannot do without.
      var first = signature.tokenIndices.lowerBound
      while first < signature.anchorIndex, tree.text(ofToken: first).hasPrefix("@") {
        first += tree.text(ofToken: first) == "@" ? 2 : 1
        // Parentheses behind a space are those of the parameters.
        if tree.tokens[first].kind == .leftParen, tree.tokens[first].flags.contains(.joinedToPrevious) {
          first = (tree.matchingBracket(ofToken: first) ?? first) + 1
        }
      }
      if tree.tokens[first].kind == .leftSquare {
        first = (tree.matchingBracket(ofToken: first) ?? first) + 1
      }
      let isBare = first == signature.anchorIndex
      return Edit(signature.anchor.range, replacement: isBare ? "() -> Void in" : "-> Void in")
    }
    let brace = closure.tokens.first!.range
    let head = count > 0 ? parameters : "()"
    return Edit(brace, replacement: "{ " + head + (result ? " -> Void in" : " in"))
  }
}

extension Syntax {
  /// Of a closure: the numbers of the arguments that it uses without names.
  fileprivate var argumentUses: [Int] {
    tokensOutsideClosures().filter { tree.tokens[$0].kind == .dollarIdentifier }
      .compactMap { Int(tree.text(ofToken: $0).dropFirst()) }
  }

  /// Of a closure: how many arguments it says to have by using them.
  fileprivate var argumentCount: Int { argumentUses.max().map { $0 + 1 } ?? 0 }

  /// Of a closure: whether what it is passed to is a statement, whose value is not used.
  fileprivate var isOfUnusedCall: Bool {
    guard let chain = ancestors.first(where: { $0.kind == .chain }) else { return false }
    guard let statement = chain.parent, statement.kind == .expressionStatement else { return false }
    return statement.typeContext(ofValueAt: chain.tokenIndices.lowerBound) == .statement
  }

  fileprivate func isPassed(to name: String) -> Bool {
    (parent?.kind == .trailingClosure || parent?.kind == .argument) && parent?.parent?.calleeName == name
  }
}

extension SyntaxTree {
  /// Whether an expression is no call of a function or method, which alone may stand unused.
  fileprivate func isValueOfBuilder(_ value: Range<Int>) -> Bool {
    guard let first = value.first else { return false }
    if value.count == 1 { return true }
    return tokens[first].kind == .period || text(ofToken: first).first?.isUppercase == true
  }

  /// Whether an expression is a call of a function that gives back nothing: one of the file's own, or a well-known
  /// one.
  fileprivate func isVoidCall(_ value: Range<Int>, of tree: SyntaxTree) -> Bool {
    var words = value.map { tree.text(ofToken: $0) }
    while let first = words.first, first == "await" || first == "try" { words.removeFirst() }
    if words.starts(with: ["self", "."]) { words.removeFirst(2) }
    guard words.count > 2, words.last == ")", !words.contains("?"),
      let open = tree.matchingBracket(ofToken: value.upperBound - 1), value.contains(open - 1)
    else { return false }
    let name = tree.text(ofToken: open - 1)
    let start = value.upperBound - words.count
    if open == start + 1,
      ["print", "debugPrint", "NSLog", "assert", "precondition", "assertionFailure"].contains(name)
    {
      return true
    }
    // Nothing but names stands before it.
    guard
      (start..<open).allSatisfy({ [.identifier, .period].contains(tree.tokens[$0].kind) })
    else { return false }
    let functions = nodes { $0 == .functionDeclaration }.filter { $0.declaredName == name }
    return !functions.isEmpty
      && functions.allSatisfy { function in
        guard let type = function.child(.returnType)?.child(.type)?.text else { return true }
        return type == "Void" || type == "()"
      }
  }
}
