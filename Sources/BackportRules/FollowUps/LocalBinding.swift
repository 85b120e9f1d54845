// let size = 1, height = 2; let (a, b) = size()      in the rest of the block
// if let size = limit {…}; if case .circle(let r) = shape {…}   in the conditions behind it, and in the body
// guard let size = limit else {…}                    in the rest of the block
// for (index, size) in sizes {…}                     in the loop
// case .circle(let r):; catch let failure as Failure in the case, in the clause
// { [weak self, size] in … }                         in the closure
//
// The local bindings of a file, in whatever form, and what mentions them.
import LintCore
import SwiftSource

/// A name that a body binds to a value.
struct LocalBinding {
  /// The token of the name.
  let token: Int
  /// The declaration, condition, loop, label of a case, `catch` or closure signature.
  let holder: Syntax
  /// The pattern with the name; the element of a capture list.
  let pattern: Range<Int>
  /// The token of `let` or `var`; `nil`: a loop variable or a capture.
  let introducer: Int?
  /// The tokens in which the name can be mentioned.
  let scope: Range<Int>

  var tree: SyntaxTree { holder.tree }
  var name: String { tree.text(ofToken: token).withoutBackticks }
  var isVariable: Bool { introducer.map { tree.tokens[$0].keyword == .var } ?? false }

  /// The binding of a variable or condition that is the only one of its holder.
  init?(of holder: Syntax) {
    let all = LocalBinding.all(in: holder)
    guard all.count == 1 else { return nil }
    self = all[0]
  }

  private init(
    _ token: Int, in holder: Syntax, pattern: Range<Int>, introducer: Int?, scope: Range<Int>
  ) {
    self.token = token
    self.holder = holder
    self.pattern = pattern
    self.introducer = introducer
    self.scope = scope
  }

  /// The tokens that may mean it, behind its declaration.
  var uses: [Int] {
    let (name, tree) = (name, tree)
    let found = tree.mentions(of: name, in: scope).filter { index in
      index != token && !tree.meansOther(name, at: index, than: pattern)
    }
    return found.isEmpty && name == "self" ? tree.impliedMembers(in: scope) : found
  }

  // MARK: The bindings of a node

  static func all(in holder: Syntax) -> [LocalBinding] {
    if holder.flags.contains(.incomplete) { return [] }
    switch holder.kind {
    case .variableDeclaration: return ofVariables(holder)
    case .closureSignature: return ofCaptures(holder)
    default: break
    }
    guard let (pattern, scope) = holder.patternAndScope, let first = pattern.first else { return [] }
    let tree = holder.tree
    let isBare =
      holder.kind == .forStatement
      && !pattern.contains { [.case, .let, .var].contains(tree.tokens[$0].keyword) }
    let isName = holder.kind == .conditionElement && first == holder.tokenIndices.lowerBound
    let parts: [(Int?, [Int])]
    if isBare {
      parts = [(nil, pattern.count == 1 ? Array(pattern) : tree.boundNames(in: pattern))]
    } else if isName {
      // `let self`, `let (a, b)`.
      parts = [(first, pattern.count == 2 ? [first + 1] : tree.boundNames(in: pattern.dropFirst()))]
    } else {
      parts = tree.patternNames(in: pattern).map { ($0.introducer, $0.names) }
    }
    return parts.flatMap { introducer, names in
      names.filter { tree.tokens[$0].kind != .wildcard }.map {
        LocalBinding($0, in: holder, pattern: pattern, introducer: introducer, scope: scope)
      }
    }
  }

  private static func ofVariables(_ holder: Syntax) -> [LocalBinding] {
    guard holder.isItem, let block = holder.parent?.scopeContainer, block.isBody, holder.attributes.isEmpty,
      holder.modifiers.isSubset(of: ["async"])
    else { return [] }
    return holder.children(.binding).filter { $0.child(.accessorBlock) == nil }.flatMap { binding in
      let scope = binding.tokenIndices.upperBound..<block.tokenIndices.upperBound
      return binding.boundNameTokens.map { token in
        let end =
          binding.anchor.kind == .leftParen
          ? holder.tree.matchingBracket(ofToken: binding.anchorIndex) ?? token : token
        return LocalBinding(
          token, in: holder, pattern: binding.anchorIndex..<end + 1, introducer: holder.anchorIndex,
          scope: scope)
      }
    }
  }

  private static func ofCaptures(_ holder: Syntax) -> [LocalBinding] {
    let tree = holder.tree
    guard let closure = holder.parent, let body = closure.itemTokens, let list = holder.captureList else {
      return []
    }
    return tree.elements(in: list).compactMap { element in
      let words = element.map { tree.text(ofToken: $0) }
      let last = words.firstIndex(of: "=").map { element.lowerBound + $0 } ?? element.upperBound
      guard last > element.lowerBound else { return nil }
      return LocalBinding(last - 1, in: holder, pattern: element, introducer: nil, scope: body)
    }
  }
}

extension Syntax {
  /// The pattern that it binds names by, and the tokens in which these can be mentioned.
  fileprivate var patternAndScope: (pattern: Range<Int>, scope: Range<Int>)? {
    let all = tokenIndices
    switch kind {
    case .caseLabel:
      guard let owner = parent, owner.kind == .switchCase else { return nil }
      return (all.dropFirst().dropLast(), owner.tokenIndices)
    case .conditionElement:
      guard all.count > 1, let statement = parent,
        [.let, .var, .case].contains(tree.tokens[all.lowerBound].keyword)
      else { return nil }
      let isCase = tree.tokens[all.lowerBound].keyword == .case
      let name = all.lowerBound + 1
      let nameEnd =
        (tree.tokens[name].kind == .leftParen ? tree.matchingBracket(ofToken: name) ?? name : name) + 1
      let end = isCase ? child(.initializer)?.tokenIndices.lowerBound : nameEnd
      guard let end, end > all.lowerBound else { return nil }
      let pattern = (isCase ? all.lowerBound + 1 : all.lowerBound)..<end
      guard statement.kind == .guardStatement else {
        return (pattern, all.upperBound..<statement.tokenIndices.upperBound)
      }
      guard let block = statement.parent?.scopeContainer, block.isBody else { return nil }
      return (pattern, all.upperBound..<block.tokenIndices.upperBound)
    case .forStatement:
      let start = loopVariableIndex
      guard let end = (start..<all.upperBound).first(where: { tree.tokens[$0].keyword == .in }) else {
        return nil
      }
      return (start..<end, end..<all.upperBound)
    case .catchClause:
      guard let body, anchorIndex + 1 < body.tokenIndices.lowerBound else { return nil }
      return (anchorIndex + 1..<body.tokenIndices.lowerBound, anchorIndex..<all.upperBound)
    default: return nil
    }
  }

  /// The token behind `for try await`.
  private var loopVariableIndex: Int {
    var index = anchorIndex + 1
    while index < tokenIndices.upperBound, ["try", "await"].contains(tree.text(ofToken: index)) { index += 1 }
    return index
  }

  /// The brackets around the captures of this closure signature, with what lies between them.
  var captureList: Range<Int>? {
    let start = attributes.last?.tokenIndices.upperBound ?? tokenIndices.lowerBound
    guard start < tokenIndices.upperBound, tree.tokens[start].kind == .leftSquare,
      let end = tree.matchingBracket(ofToken: start), end < tokenIndices.upperBound
    else { return nil }
    return start..<end + 1
  }

  /// Whether variables that it holds are local: a block of statements.
  fileprivate var isBody: Bool {
    switch kind {
    case .codeBlock, .closure, .switchCase: !flags.contains(.incomplete)
    case .accessorBlock: flags.contains(.implicitGetter)
    default: false
    }
  }
}

extension SyntaxTree {
  /// The elements of a list in brackets, without the commas.
  fileprivate func elements(in list: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var (start, index) = (list.lowerBound + 1, list.lowerBound + 1)
    while index < list.upperBound {
      if tokens[index].kind == .comma || index == list.upperBound - 1 {
        if start < index { result.append(start..<index) }
        start = index + 1
      }
      index = max(matchingBracket(ofToken: index) ?? index, index) + 1
    }
    return result
  }

  /// Whether a name at a token is for sure that of another variable or parameter than some tokens declare.
  func meansOther(_ name: String, at index: Int, than own: Range<Int>) -> Bool {
    if declaresAnother(index) { return true }
    guard case .local(let binding) = Scopes(self).meaning(of: name, at: index) else { return false }
    // What stands for the declaration as a whole.
    return binding.kind != .implicit && !own.contains(binding.token)
      && !isAlternative(binding.token, to: own.lowerBound)
  }

  /// Whether two tokens stand in two clauses of one `#if`.
  private func isAlternative(_ one: Int, to other: Int) -> Bool {
    let clauses = node(coveringToken: one).selfAndAncestors.filter { $0.kind == .ifConfigClause }
    return node(coveringToken: other).selfAndAncestors.contains { clause in
      clause.kind == .ifConfigClause && clauses.contains { $0.parent == clause.parent && $0 != clause }
    }
  }

  /// Whether a token is the name of something that is declared there, and not a use of it: `let size = 3` in an inner
  /// block, a pattern.
  func declaresAnother(_ index: Int) -> Bool {
    let (scopes, node) = (Scopes(self), node(coveringToken: index))
    return node.kind == .binding && node.boundNameTokens.contains(index)
      || scopes.isBinding(index) && !scopes.isShorthand(index)
  }

  /// The tokens among some that may mean a variable: neither members nor labels.
  func mentions(of name: String, in tokens: Range<Int>) -> [Int] {
    tokens.filter { index in
      let token = self.tokens[index]
      guard token.kind == .identifier || token.kind == .keyword,
        text(ofToken: index).withoutBackticks == name, index == 0 || self.tokens[index - 1].kind != .period
      else { return false }
      let node = node(coveringToken: index)
      return !(node.flags.contains(.labeled) && node.anchorIndex == index)
    }
  }
}
