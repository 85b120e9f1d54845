// let c = { try f() }                            its effects are part of its type
// let t = Task { try f() }, Result { try f() }   part of the type of what is made
// Task { try f() }, let c: () throws -> Void     nobody asks, or the type is written
// perform { try f() }                            matters where overloads differ by effects, where it takes any type,
//                                                and where nothing is known of `perform`
// try items.map { try f($1) }                    matters: the compiler warns of a `try` that is there for nothing
import SwiftSource

extension Syntax {
  /// Of a closure whose signature says nothing of effects: whether another type, or another overload, may come of
  /// it with fewer of them.
  /// - Parameter takers: what other files declare that closures are passed to.
  func effectsMatter(knowing takers: ClosureTakers) -> Bool {
    guard let parent else { return true }
    switch parent.kind {
    case .trailingClosure, .argument:
      guard let call = parent.parent, call.kind == .callSuffix, let chain = call.parent else { return true }
      if parent.kind == .argument, CallArgument(self, of: call) == nil { return true }
      if chain.carriesEffects(of: call) { return chain.effectsMatter(after: call) }
      let canSayThrows = !namesNoParameters || argumentCount == 0
      let isThrowing = !throwingTokens(caught: false).isEmpty
      return isThrowing && canSayThrows && chain.isTried || isTakenByEffects(knowing: takers)
    case .chain: return false
    case .initializer, .returnStatement, .expressionStatement:
      let end = tokenIndices.upperBound
      if tree.tokens[end].keyword == .as, !["?", "!"].contains(tree.text(ofToken: end + 1)) { return false }
      guard end == parent.tokenIndices.upperBound else { return true }
      return !parent.isDropped && !parent.typeContext(ofValueAt: tokenIndices.lowerBound).settlesEffects
    default: return true
    }
  }

  /// Of a chain: whether a `try` stands right before it. It may be there for what a closure throws alone, and the compiler
  /// warns of one that is there for nothing.
  private var isTried: Bool {
    tree.tokens[..<tokenIndices.lowerBound].last { $0.keyword != .await }?.keyword == .try
  }

  // MARK: Task and Result

  /// Of a chain: whether the type of what a call in it makes says whether its closure throws.
  private func carriesEffects(of call: Syntax) -> Bool {
    var words = (tokenIndices.lowerBound..<call.tokenIndices.lowerBound).map { tree.text(ofToken: $0) }
    if ["Swift", "_Concurrency"].contains(words.first) { words.removeFirst(min(2, words.count)) }
    switch words.joined() {
    case "Task", "Task.init", "Task.detached", "Task.immediate", "Task.immediateDetached", "Result",
      "Result.init":
      return true
    default: return false
    }
  }

  /// Of a chain: whether the type of what a call in it makes shows in what is made of it.
  private func effectsMatter(after call: Syntax) -> Bool {
    if let next = suffixes.first(where: { $0.index > call.index }) {
      return next.kind != .memberSuffix || !["value", "get", "cancel", "isCancelled"].contains(next.name)
    }
    guard let place = parent, !place.isDropped, let context = tree.typeContext(ofOperand: tokenIndices) else {
      return parent?.isDropped != true
    }
    if context.settlesEffects { return false }
    guard place.kind == .expressionStatement, let closure = place.parent, closure.kind == .closure else {
      return true
    }
    // All that another closure holds.
    switch ClosureExpectation(of: closure) {
    case .settled, .builder: return false
    case .open, .unknown: return true
    }
  }

  /// Of what holds a value: whether that is `_`.
  private var isDropped: Bool {
    let holder = kind == .initializer ? parent : self
    guard let holder, holder.kind == .binding || holder.kind == .expressionStatement else { return false }
    return holder.tokens.first?.kind == .wildcard
  }

  // MARK: Calls

  /// Of a closure: whether what is called takes it by its type.
  private func isTakenByEffects(knowing takers: ClosureTakers) -> Bool {
    guard let place = passedTo else { return false }
    return tree.takesByEffects(place)
      ?? (takers.decideByEffects(place)
        || [.unknown, .builder].contains(ClosureExpectation(of: self)))
  }
}

extension SyntaxTree {
  /// Whether a function of the file takes a closure by its type; `nil`: it declares none.
  func takesByEffects(_ place: ClosurePlace) -> Bool? {
    let takers = closureParameters(of: place, ofAnyType: true)
    if takers.isEmpty { return nil }
    var kinds: Set<[String]> = []
    for (parameter, function) in takers {
      guard let type = parameter.child(.type) else { continue }
      guard let effects = type.effectsOfFunctionType else {
        if function.isGenericParameter(type.text) || type.text == "Any" || type.text.hasPrefix("some ") {
          return true
        }
        continue
      }
      // `(() throws(E) -> T) -> Result<T, E>`, or what looks at `E.self`.
      let users = [function.child(.returnType)?.child(.type), function.body].compactMap(\.self)
      if let error = effects.last, function.isGenericParameter(error),
        users.contains(where: { $0.tokenIndices.contains { text(ofToken: $0) == error } })
      {
        return true
      }
      kinds.insert(effects)
    }
    return kinds.count > 1
  }
}

extension TypeContext {
  /// Whether the type around a closure does not depend on what the closure does.
  fileprivate var settlesEffects: Bool {
    switch self {
    case .assigned, .statement: true
    case .given(let type):
      !["Task", "Result", "Any"].contains(type) && !["some ", "any "].contains { type.hasPrefix($0) }
    case .condition, .optionalBinding, .passed, .open: false
    }
  }
}

extension Syntax {
  /// Of a type: the effects of a function type, `nil` for others. Of `((A) async throws(E) -> B)?`:
  /// `async throws E`.
  fileprivate var effectsOfFunctionType: [String]? {
    var tokens = tokenIndices
    while true {
      var effects: [String] = []
      var inner: Range<Int>?
      var index = tokens.lowerBound
      while index < tokens.upperBound {
        switch (tree.tokens[index].kind, tree.tokens[index].keyword) {
        case (.arrow, _): return effects
        case (_, .async), (_, .throws), (_, .rethrows): effects.append(tree.text(ofToken: index))
        case (.leftParen, _):
          let close = tree.matchingBracket(ofToken: index) ?? index
          inner = inner ?? index + 1..<max(index + 1, close)
          if !effects.isEmpty { effects += (index + 1..<close).map { tree.text(ofToken: $0) } }
          index = max(index, close)
        default: break
        }
        index += 1
      }
      guard let inner else { return nil }
      tokens = inner
    }
  }
}
