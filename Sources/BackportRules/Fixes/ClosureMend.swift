// items.forEach { if #available(old) { f() } else { g($0) } }        → items.forEach { _ in f() }
// items.forEach { [self] in … g($0) … }                              stays
// let done = { if #available(old) { self?.reload() } }               in doubt: it may give something
// make { guard #available(old) else { return 0.5 }; return 1 }       in doubt: it would make an `Int`
// try run { if #available(old) { return size }; return try f() }     in doubt: nothing may throw
//
// A closure whose signature names no parameters has as many as its highest `$n` says; when the last use of one goes with
// dead code, the signature has to say it. A closure that only a name without a type holds takes its type from a single
// expression, and from several statements it takes none. So does one that a generic function is given. Whether a `try`
// before a call with a closure is still needed, the callee says.
//
// Several fixes in such a closure are applied one after another: only the last of them changes what it is.
import SwiftSource

extension Rewrite {
  /// With what the closure around the edits needs to remain of its type.
  func mendingClosure(in tree: SyntaxTree) -> Rewrite {
    switch self {
    case .safe(let edits), .unsafe(let edits, _):
      return ClosureChange(edits, in: tree).map { combined(with: $0.mend) } ?? self
    case .manual: return self
    }
  }
}

/// A closure before and after some edits.
private struct ClosureChange {
  let closure: Syntax
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
    guard node.kind == .closure, node.tokens.count > 2, !node.flags.contains(.incomplete),
      node.namesNoParameters && node.argumentCount > 0 || node.isOfNoWrittenType || node.holdsEffects
        || node.mayTellItsType
    else { return nil }
    closure = node
    guard edits.areApart else { return nil }
    let changed = SyntaxTree("_ = " + tree.text.text(of: node.range, applying: edits.ordered))
    guard let after = changed.nodes(where: { $0 == .closure }).first else { return nil }
    self.after = after
  }

  /// Whether all of a range lies between the braces.
  private static func holds(_ node: Syntax, _ range: Range<Int>) -> Bool {
    guard node.kind == .closure, let last = node.tokens.last else { return true }
    return range.lowerBound >= Int(node.tokens.first!.end) && range.upperBound <= Int(last.start)
  }

  var mend: Rewrite { mendOfType.combined(with: mendOfLiteral).combined(with: mendOfEffects) }

  private var mendOfType: Rewrite {
    let count = closure.namesNoParameters ? closure.argumentCount : 0
    let left = closure.namesNoParameters ? after.argumentCount : 0
    if count != left, left > 0 || closure.child(.closureSignature) != nil {
      return .manual("the closure would use fewer of its arguments than it is given")
    }
    if becomesValue { return Rewrite.safe([]).doubted("the closure may be of another type") }
    if count != left {
      let names = Array(repeating: "_", count: count).joined(separator: ", ")
      return .safe([Edit(closure.tokens.first!.range, replacement: "{ \(names) in")])
    }
    // A second fix in the closure has to wait for the first: together they may take the last use of an argument.
    let losesUses = count > 0 && closure.argumentUses != after.argumentUses
    return .safe(losesUses ? [waiting] : [])
  }

  /// Whether the closure gave nothing back, and now holds one expression that may have a value.
  private var becomesValue: Bool {
    guard gaveNothing, case .expression(let value) = ClosureBody(of: after), !closure.hasWrittenResult else {
      return false
    }
    if closure.isOfNoWrittenType || closure.isOfKeptTask {
      return tree.givesNothing(value, of: after.tree) != true
    }
    return closure.mayTellItsType && after.tree.mayDropResult(value, of: tree)
  }

  private var gaveNothing: Bool {
    switch ClosureBody(of: closure) {
    case .nothing: true
    // Branches of several types are statements.
    case .choice(let values): values.contains { tree.givesNothing($0, of: tree) == true }
    case .expression, .returns: false
    }
  }

  /// A literal takes its type from the value that stood beside it.
  private var mendOfLiteral: Rewrite {
    guard closure.isOfNoWrittenType || closure.mayTellItsType, !closure.hasWrittenResult,
      let first = closure.firstReturnedValue, let left = after.firstReturnedValue,
      after.tree.isNumberOrNil(left),
      let kept = closure.returnStatements.map({ $0.tokenIndices.dropFirst() }).first(where: {
        !$0.isEmpty && tree.text(of: $0) == after.tree.text(of: left)
      }),
      tree.text(of: kept) != tree.text(of: first)
    else { return .safe([]) }
    if case .same = tree.replacement(of: kept, without: first, in: .open) { return .safe([]) }
    return Rewrite.safe([]).doubted("the value may have another type")
  }

  private var mendOfEffects: Rewrite {
    let (before, left) = (closure.losableEffects, after.losableEffects)
    let written = closure.child(.closureSignature)?.tokens.map { tree.text[$0.range] } ?? []
    let lost = before.filter { word, _ in
      left[word] == nil && !written.contains(word == "try" ? "throws" : "async")
    }
    let item = closure.ancestors.first { $0.isItem || $0.isFunctionLike }
    let isTried = item.map { $0.tokenIndices.lowerBound..<closure.tokenIndices.lowerBound }?.contains {
      tree.tokens[$0].keyword == .try
    }
    if lost.isEmpty {
      let mayLose = isTried == true || closure.isCalledOnTheSpot
      return .safe(mayLose && left != before ? [waiting] : [])
    }
    if closure.isOfNoWrittenType || closure.isCalledOnTheSpot || lost["try"] != nil && closure.isOfKeptTask {
      return Rewrite.safe([]).doubted("the closure may be of another type")
    }
    guard isTried == true, lost["try"] != nil else { return .safe([]) }
    return Rewrite.safe([]).doubted("nothing in the closure throws any more, so its 'try' may be for nothing")
  }

  /// Changes nothing: a second fix in the closure waits for this one, and sees what it left.
  private var waiting: Edit {
    let brace = closure.tokens.first!.range
    return Edit(brace, replacement: tree.text[brace])
  }
}

extension Syntax {
  /// Whether a closure is the value of a name that is declared without a type, or one of the values in a literal that is.
  fileprivate var isOfNoWrittenType: Bool {
    var whole = self
    while let around = whole.parent, [.collection, .tuple, .argument].contains(around.kind) { whole = around }
    guard let value = whole.parent, value.kind == .initializer, let binding = value.parent,
      binding.kind == .binding
    else { return false }
    return binding.child(.type) == nil && whole.tokenIndices == value.tokenIndices.dropFirst()
  }
}

extension Syntax {
  /// The call that is given a closure; `nil`: something else holds it.
  private var callGivenClosure: Syntax? {
    let around = ancestors.first { $0.kind == .callSuffix || $0.kind == .closure }
    return around?.kind == .callSuffix ? around : nil
  }

  /// Whether a closure is given to a function that may be generic in the closure's result.
  fileprivate var mayTellItsType: Bool {
    guard let name = callGivenClosure?.calleeName else { return false }
    return name == "Task" || !name.isTypeName && !SystemNames.handlerTakers.contains(name)
  }

  /// Whether a closure is that of a `Task` whose value is kept. The task's type says whether the closure throws.
  fileprivate var isOfKeptTask: Bool {
    guard let chain = callGivenClosure?.parent, tree.text(ofToken: chain.tokenIndices.lowerBound) == "Task"
    else { return false }
    return chain.parent?.kind != .expressionStatement
  }

  fileprivate var hasWrittenResult: Bool { child(.closureSignature)?.child(.returnType) != nil }
}

extension SyntaxTree {
  private static let discardableMembers: Set<String> = [
    "insert", "remove", "removeFirst", "removeLast", "removeValue", "signal", "synchronize", "update",
    "updateValue",
  ]

  /// Whether an expression is a call whose result is there to be dropped: of a well-known one, or of a function of a file.
  fileprivate func mayDropResult(_ value: Range<Int>, of file: SyntaxTree) -> Bool {
    guard let callee = tokenOfCallee(in: value) else { return false }
    let name = text(ofToken: callee)
    if isMember(callee), Self.discardableMembers.contains(name) { return true }
    let functions = file.nodes { $0 == .functionDeclaration }.filter { $0.declaredName == name }
    return !functions.isEmpty && functions.allSatisfy(\.isDiscardable)
  }

  fileprivate func isNumberOrNil(_ value: Range<Int>) -> Bool {
    guard let last = value.last,
      value.count == 1 || value.count == 2 && tokens[last - 1].kind == .prefixOperator
    else { return false }
    return [.integerLiteral, .floatLiteral].contains(tokens[last].kind) || text(ofToken: last) == "nil"
  }

  fileprivate func text(of tokens: Range<Int>) -> String { text[bytes(of: tokens)] }
}

extension Syntax {
  /// For a closure: whether it may throw or wait.
  fileprivate var holdsEffects: Bool {
    tokens.contains { [.try, .await, .throw].contains($0.keyword) }
  }

  /// For a closure: how often it may throw (`try`) and wait (`await`).
  fileprivate var losableEffects: [String: Int] {
    let waits = tokens(outside: \.isFunctionLike).count { tree.tokens[$0].keyword == .await }
    let counts = ["try": throwingTokens(caught: false).count, "await": waits]
    return counts.filter { $0.value > 0 }
  }
}
