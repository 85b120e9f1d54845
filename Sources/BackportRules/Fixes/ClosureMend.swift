// items.forEach { if #available(old) { f() } else { g($0) } }   → items.forEach { _ in f() }
// let done = { if #available(old) { self?.reload() } }          → let done = { () -> Void in self?.reload() }
// items.forEach { [weak self] in … self?.g($0) … }              → items.forEach { [weak self] _ in f() }
//
// A closure whose signature names no parameters has as many as its highest `$n` says; when the last use of one goes
// with dead code, the signature has to say it. A closure that becomes a single expression takes its type from it;
// one of several statements takes it from its first `return`.
//
// Several fixes in such a closure are applied one after another: only the last of them changes what it is.
import SwiftSource

extension Rewrite {
  /// With what the closure around the edits needs to remain of its type.
  /// - Parameter takers: what other files declare that closures are passed to.
  func mendingClosure(in tree: SyntaxTree, knowing takers: ClosureTakers) -> Rewrite {
    mendingClosure(in: tree) { _, _ in takers }
  }

  /// - Parameter takers: what other files declare that a closure is passed to.
  func mendingClosure(
    in tree: SyntaxTree, _ takers: (_ closure: Syntax, _ after: Syntax) -> ClosureTakers
  ) -> Rewrite {
    let mend: Rewrite
    switch self {
    case .safe(let edits), .unsafe(let edits, _):
      guard let change = ClosureChange(edits, in: tree, takers) else { return self }
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
  private let takers: ClosureTakers
  private var tree: SyntaxTree { closure.tree }

  init?(_ edits: [Edit], in tree: SyntaxTree, _ takers: (Syntax, Syntax) -> ClosureTakers) {
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
    self.takers = takers(closure, after)
  }

  /// Whether all of a range lies between the braces.
  private static func holds(_ node: Syntax, _ range: Range<Int>) -> Bool {
    guard node.kind == .closure, let last = node.tokens.last else { return true }
    return range.lowerBound >= Int(node.tokens.first!.end) && range.upperBound <= Int(last.start)
  }

  var mend: Rewrite {
    let namesNone = closure.namesNoParameters
    let (before, left) = (closure.argumentCount, after.argumentCount)
    if namesNone, before != left, left > 0 {
      return .manual("the closure would use fewer of its arguments than it is given")
    }
    let losesArguments = namesNone && before != left
    let isNamed = !namesNone || left == 0
    let lost = lostEffects
    let effects = isNamed ? lost : []
    let count = namesNone ? before : 0
    let mend: Rewrite
    switch result(isNamed: isNamed) {
    case .kept:
      let isWritten = losesArguments || !effects.isEmpty
      mend = .safe(isWritten ? [written(count, effects)] : isSensitive ? [lock] : [])
    case .declared: mend = .safe([written(count, effects, givesNothing: true)])
    case .changed(let edits): mend = .safe(edits + (effects.isEmpty ? [] : [written(count, effects)]))
    case .uncertain:
      mend = Rewrite.safe(losesArguments || !effects.isEmpty ? [written(count, effects)] : [])
        .doubted("the closure may be of another type when it holds a single expression")
    }
    return lost == effects
      ? mend : mend.doubted("the closure would be of another type: nothing in it \(lost.verb) any more")
  }

  private var expectation: ClosureExpectation { ClosureExpectation(of: closure, knowing: takers) }

  // MARK: Its effects

  private var effectsMatter: Bool { closure.effectsMatter(knowing: takers) }

  /// All that it did, where that is no longer so and makes a difference.
  private var lostEffects: Effects {
    let before = closure.closureEffects
    return before.isSubset(of: after.closureEffects) || !effectsMatter ? [] : before
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
    let bodies = (ClosureBody(of: closure), ClosureBody(of: after))
    if let type = closure.child(.closureSignature)?.child(.returnType)?.child(.type) {
      guard ["Void", "()"].contains(type.text), case (.nothing, .expression) = bodies else { return .kept }
      return mayLearnItsResult ? .uncertain : .kept
    }
    let result = result(bodies, isNamed: isNamed)
    if case .declared = result, mayLearnItsResult { return .uncertain }
    return result
  }

  /// Whether what is left may be a generic call that takes its result from the type that is written: `-> Void in
  /// lock.withLock { items.removeLast() }`.
  private var mayLearnItsResult: Bool { after.descendants.contains { $0.kind == .closure } }

  private func result(_ bodies: (ClosureBody, ClosureBody), isNamed: Bool) -> Result {
    switch bodies {
    case (.nothing, .expression(let value)): return becoming([value], isNamed)
    case (.nothing, .choice(let values)): return becoming(values, isNamed)
    case (.choice(let old), .expression(let value)): return choosing(value, from: old, isNamed)
    case (.choice(let old), .choice(let new)): return choosing(new, from: old, isNamed)
    case (.returns(let old), .returns(let new)), (.returns(let old), .expression(let new)):
      return returning(new, insteadOf: old)
    default: return .kept
    }
  }

  private func becoming(_ values: [Range<Int>], _ isNamed: Bool) -> Result {
    if values.allSatisfy({ isVoid($0, of: after.tree) }) { return .kept }
    switch expectation {
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
    if expectation == .settled || expectation == .builder { return .kept }
    // The type that all elements have decides, and an `if` is one of any.
    if closure.isPartOfElement { return .uncertain }
    // With one branch that gives nothing, none of them did.
    if others.contains(where: { isVoid($0, of: tree) }) { return isNamed ? .declared : .uncertain }
    // A value that may not stand unused is one of the closure's.
    if after.tree.isValueOfBuilder(value) || others.contains(where: tree.isValueOfBuilder) { return .kept }
    // Of overloads with and without a result, an `if` takes the one without.
    if closure.mayBeTakenWithoutResult {
      switch closure.contextOfCall {
      case .statement, .open: return isNamed ? .declared : .uncertain
      case .given("Void"), .given("()"), nil: return .uncertain
      default: return .kept
      }
    }
    // Nothing shows whether there are such.
    if expectation == .unknown, tree.givesNothing(value, of: after.tree) == false,
      [.statement, .open].contains(closure.contextOfCall)
    {
      return .uncertain
    }
    if others.isEmpty { return .kept }
    return expectation == .open && closure.contextOfCall == .statement ? .uncertain : .kept
  }

  private func choosing(_ values: [Range<Int>], from old: [Range<Int>], _ isNamed: Bool) -> Result {
    let words = values.map { text($0, of: after.tree) }
    let losesNothing = old.contains { isVoid($0, of: tree) && !words.contains(text($0, of: tree)) }
    return losesNothing ? becoming(values, isNamed) : .kept
  }

  private func returning(_ new: Range<Int>, insteadOf old: Range<Int>) -> Result {
    let words = text(new, of: after.tree)
    if words == text(old, of: tree) || expectation == .settled { return .kept }
    let values = closure.returnStatements.map { $0.tokenIndices.dropFirst() }
    guard let kept = values.first(where: { text($0, of: tree) == words }) else { return .uncertain }
    if tree.shape(of: old) == .missing, closure.isPassed(to: "compactMap") { return .kept }
    switch tree.replacement(of: kept, without: old, in: closure.resultContext) {
    case .same: return .kept
    case .uncertain, .untyped: return .uncertain
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
    tree.givesNothing(value, of: other) == true
  }

  // MARK: The edits

  /// Whether more fixes in the closure may make another one of it than each by itself.
  private var isSensitive: Bool {
    if closure.effectCount > after.effectCount, effectsMatter { return true }
    if closure.child(.closureSignature)?.child(.returnType)?.child(.type) != nil { return false }
    let open = after.items.filter {
      ![.ifStatement, .guardStatement, .variableDeclaration].contains($0.kind)
    }
    let losesUses = closure.namesNoParameters && closure.argumentUses != after.argumentUses
    let mayBecomeSingle = open.count <= 1 && after.items.count > open.count
    guard losesUses || mayBecomeSingle else { return false }
    return losesUses || [.open, .unknown].contains(expectation)
  }

  /// The brace as it is: a second fix has to wait.
  private var lock: Edit {
    let brace = closure.tokens.first!.range
    return Edit(brace, replacement: tree.text[brace])
  }

  /// - Parameter count: how many arguments it uses without names.
  private func written(_ count: Int, _ effects: Effects, givesNothing: Bool = false) -> Edit {
    let result = effects.words + (givesNothing ? "-> Void " : "")
    let parameters = count > 0 ? Array(repeating: "_", count: count).joined(separator: ", ") : "()"
    if let signature = closure.child(.closureSignature) {
      let returned = signature.child(.returnType).flatMap { $0.child(.type) == nil ? nil : $0.anchor }
      let place = (returned ?? signature.anchor).range
      let added = closure.namesNoParameters ? parameters + " " : ""
      return Edit(place, replacement: added + result + tree.text[place])
    }
    return Edit(closure.tokens.first!.range, replacement: "{ \(parameters) \(result)in")
  }
}

extension Syntax {
  /// Of a closure: the context of the call that it is passed to; `nil`: it is a part of a larger expression.
  fileprivate var contextOfCall: TypeContext? {
    ancestors.first { $0.kind == .chain }.flatMap { tree.typeContext(ofOperand: $0.tokenIndices) }
  }

  fileprivate func isPassed(to name: String) -> Bool {
    (parent?.kind == .trailingClosure || parent?.kind == .argument) && parent?.parent?.calleeName == name
  }
}

extension Effects {
  /// What a closure with them does.
  fileprivate var verb: String { contains(.throwing) ? "throws" : "waits" }
}

extension Syntax {
  /// Whether it stands in one of several elements of an array or dictionary, as it is or as an argument.
  fileprivate var isPartOfElement: Bool {
    isOneOfElements
      || ancestors.prefix { !$0.isItem && !$0.isFunctionLike }.contains {
        $0.kind == .chain && $0.isOneOfElements
      }
  }

  /// Whether it is one of several elements of an array or dictionary.
  fileprivate var isOneOfElements: Bool {
    guard let parent, parent.kind == .collection else { return false }
    return parent.tokenIndices.contains { comma in
      tree.tokens[comma].kind == .comma && tree.node(coveringToken: comma) == parent
    }
  }
}
