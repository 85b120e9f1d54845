// static func == (a: Kind, b: Kind) -> Bool { log(); return true }   an effect
// var count: Int { log(); return 3 }                                 an effect
// var count: Int { var sum = 0; sum += 1; return sum }               none
// var first: Int { next() }, lazy var size = load()                  an effect, where the file has `func next()` with one
// static let main = Kind(load())                                     the same
// var size: Int { total }, var last: Int { self[0] }                 the same, of `total` and of the subscript
// static let dark = Theme("dark")                                    the same, of `Theme.init`
// @Traced var count = 3                                              the same, of the wrapper's `wrappedValue`
//
// Comparisons, and members like `count`, count as pure (see `Purity`) unless the project declares one with an effect.
import Native
import SwiftSource

extension SyntaxTree {
  static let comparingOperators = comparisons.union(["~="])

  /// What a file holds one of that declares a pure name: an operator that compares, a member that counts as pure, or a
  /// constant.
  static func wordsDeclaring(pureName name: String) -> [String] {
    if comparingOperators.contains(name) { return ["func \(name)"] }
    return pureMembers.contains(name)
      ? ["var \(name)", "static let \(name)"] : ["let \(name)", "var \(name)", ", \(name)"]
  }

  /// Whether the file declares a pure name with an effect.
  func hasEffect(ofPureName name: String) -> Bool {
    if Self.comparingOperators.contains(name) { return hasOperatorWithEffect([name]) }
    if Self.pureMembers.contains(name), mayRunUnknownCode(whenReading: name) { return true }
    // What a wrapper of another file does is not asked.
    return hasEffect(whenReading: name) || wrappers(ofProperty: name).contains { types(named: $0) == nil }
  }

  /// Whether the file declares an operator that does more than to compare: `static func == … { log(); return true }`.
  var hasOperatorWithEffect: Bool { hasOperatorWithEffect(Self.comparingOperators) }

  private func hasOperatorWithEffect(_ names: Set<String>) -> Bool {
    names.contains { declarations(named: $0).contains { $0.child(.codeBlock)?.hasEffect ?? false } }
  }

  /// Whether the file declares a property of a name, or a method that counts as pure, that does more than to find a value.
  func hasEffect(whenReading name: String) -> Bool {
    if Self.pureMethods.contains(name),
      declarations(named: name).contains(where: { $0.child(.codeBlock)?.hasEffect ?? false })
    {
      return true
    }
    return nodes { $0 == .binding }.contains { $0.boundNames.contains(name) && $0.hasEffectWhenRead }
  }

  /// The property wrappers of the properties of a name.
  func wrappers(ofProperty name: String) -> Set<String> {
    nodes { $0 == .binding }.filter { $0.boundNames.contains(name) }.compactMap(\.parent)
      .reduce(into: []) { $0.formUnion($1.ownWrappers) }
  }

  /// Whether the file declares a property wrapper that does more than to find a value.
  func hasEffect(ofWrapper name: String) -> Bool {
    (types(named: name) ?? []).contains { type in
      type.body?.items.contains { item in
        item.children(.binding).contains { $0.declaredName == "wrappedValue" && $0.hasEffectWhenRead }
      } ?? false
    }
  }

  /// Whether a function that is called by its bare name may be the project's, in another file.
  fileprivate func mayBeOfAnotherFile(_ index: Int) -> Bool {
    let name = text(ofToken: index).withoutBackticks
    guard !name.isTypeName, case .elsewhere = Scopes(self).meaning(of: name, at: index) else { return false }
    return !StandardLibraryNames.hasFunction(called: name)
  }

  /// The members among some tokens that count as pure whatever they belong to.
  func membersRead(in tokens: Range<Int>) -> Set<String> {
    let members = tokens.filter { index in
      index > 0 && self.tokens[index].kind == .identifier && self.tokens[index - 1].kind == .period
        && Self.pureMembers.contains(text(ofToken: index)) && !startsWithSystemType(before: index)
    }
    return Set(members.map { text(ofToken: $0) })
  }
}

extension SyntaxTree {
  /// Whether a bare name is that of a local `var`, whose value is its own. A constant that is changed holds an object.
  func isVariable(_ index: Int) -> Bool {
    guard
      case .local(let binding) = Scopes(self).meaning(of: text(ofToken: index).withoutBackticks, at: index)
    else { return false }
    let variable = binding.node.kind == .binding ? binding.node.parent : binding.node
    return variable.map { $0.kind == .variableDeclaration && tokens[$0.anchorIndex].keyword == .var } ?? false
  }
}

extension Syntax {
  /// Of an element of a condition: the pure names in it, which may have an effect in another file: operators beside a
  /// case or constant, `kind == .first`, `case limit = count`, that constant, and members like `count`.
  var pureNames: Set<String> {
    let compared = constantsCompared.union(constantsInPattern)
    let names = membersRead.union(compared)
    return compared.isEmpty ? names : names.union(SyntaxTree.comparingOperators)
  }

  /// The members in it that count as pure whatever they belong to: `count`.
  var membersRead: Set<String> { tree.membersRead(in: tokenIndices) }

  /// Of a body: whether it does something beside giving a value, with more than its own variables.
  fileprivate var hasEffect: Bool {
    var seen: Set<Int> = []
    return hasEffect(&seen)
  }

  func hasEffect(_ seen: inout Set<Int>) -> Bool {
    let acts = descendants.contains { item in
      guard item.isItem, [.chain, .expressionStatement].contains(item.kind), let block = item.parent else {
        return false
      }
      let isValue = block.items.count == 1 && (block.kind == .closure || items.count == 1)
      let first = item.tokenIndices.lowerBound
      return !isValue && !tree.isVariable(first)
    }
    return acts || runs(withEffect: &seen)
  }

  /// Whether it calls a function or initializer of the file that has an effect, a function of another file, or a closure that
  /// has one; or reads a property or element of the file that has one.
  /// - Parameter seen: the declarations that were looked into.
  func runs(withEffect seen: inout Set<Int>) -> Bool {
    calls(withEffect: &seen) || reads(withEffect: &seen)
  }

  private func calls(withEffect seen: inout Set<Int>) -> Bool {
    for call in descendants where call.kind == .callSuffix {
      guard let chain = call.parent, chain.kind == .chain else { continue }
      let base = chain.baseTokens
      let closure = chain.children.first { $0.kind == .closure && $0.tokenIndices == base }
      if call.tokenIndices.lowerBound == base.upperBound, let closure {
        if closure.hasEffect(&seen) { return true }
        continue
      }
      let name = call.tokenIndices.lowerBound - 1
      guard tree.tokens[name].kind == .identifier else { continue }
      let called = tree.text(ofToken: name)
      if called.isTypeName, tree.makes(called, by: call, withEffect: &seen) { return true }
      let functions = tree.declarations(named: called).filter { $0.kind == .functionDeclaration }
      if functions.isEmpty, base.count == 1, base.lowerBound == name, tree.mayBeOfAnotherFile(name) {
        return true
      }
      for function in functions where seen.insert(function.index).inserted {
        if function.child(.codeBlock)?.hasEffect(&seen) ?? false { return true }
      }
    }
    return false
  }

  /// Of a variable's binding: whether reading it does more than to find a value.
  var hasEffectWhenRead: Bool {
    if let variable = parent, variable.ownWrappers.contains(where: tree.hasEffect(ofWrapper:)) { return true }
    var seen: Set<Int> = []
    return hasEffectWhenRead(&seen)
  }

  /// The same without property wrappers.
  func hasEffectWhenRead(_ seen: inout Set<Int>) -> Bool {
    for body in getterBodies where body.hasEffect(&seen) { return true }
    guard let variable = parent, variable.kind == .variableDeclaration,
      variable.isStaticMember || variable.modifiers.contains("lazy")
    else { return false }
    return child(.initializer)?.hasEffect(&seen) ?? false
  }

  /// Of a variable's binding, or a subscript: what runs when it is read.
  var getterBodies: [Syntax] {
    guard let accessors = child(.accessorBlock) else { return [] }
    if accessors.flags.contains(.implicitGetter) { return [accessors] }
    return accessors.children.filter { ["get", "_read"].contains($0.name) }.compactMap {
      $0.child(.codeBlock)
    }
  }
}
