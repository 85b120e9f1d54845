// log(type: .debug), case let type, for type in types, func f<Output>(…) -> Output    name nothing outside of themselves
// cache.flush() where `cache` is no `Queue`                                           names nothing of a `Queue`
//
// Only what dead code referred to was kept alive by it.
import LintCore
import SwiftSource

extension SyntaxTree {
  /// The number of tokens outside of some that refer to a declaration of a name, which may be in another file.
  /// - Parameters:
  ///   - owner: the name of the type that it is a member of; `nil`: of none, or unknown.
  ///   - isElsewhere: whether the file itself does not declare what is meant.
  ///   - labels: of a function whose calls say all of them.
  ///   - isCalled: whether only a call can mean it.
  func countReferences(
    to name: String, memberOf owner: String?, outside own: [Range<Int>], isElsewhere: Bool = false,
    labels: [String?]? = nil, isCalled: Bool = false
  ) -> Int {
    let scopes = Scopes(self)
    return root.tokenIndices.count { index in
      [.identifier, .dollarIdentifier].contains(tokens[index].kind) && isToken(index, named: name)
        && !own.contains { $0.contains(index) }
        && mayCall(index, with: labels, isCalled)
        && isReference(index, name, memberOf: owner, isElsewhere, scopes)
    }
  }

  /// Whether a mention is no call, or one with some labels. A function has no members: `view.add(1)` names another `view`.
  private func mayCall(_ index: Int, with labels: [String?]?, _ isCalled: Bool) -> Bool {
    let node = node(coveringToken: index)
    let chain = node.kind == .memberSuffix ? node.parent : node
    let next = chain?.suffixes.first { $0.tokenIndices.lowerBound > index }
    if isCalled, next?.kind != .callSuffix { return false }
    guard let labels, let call = next else { return true }
    if call.kind == .memberSuffix { return false }
    guard call.kind == .callSuffix, call.trailingClosures.isEmpty else { return true }
    return call.arguments.map(\.label) == labels
  }

  private func isReference(
    _ index: Int, _ name: String, memberOf owner: String?, _ isElsewhere: Bool, _ scopes: Scopes
  ) -> Bool {
    let node = node(coveringToken: index)
    switch node.kind {
    case .argument where node.flags.contains(.labeled) && node.anchorIndex == index: return false
    case .trailingClosure where node.anchorIndex == index: return false
    case .parameter, .genericParameter, .enumElement, .ifConfigCondition, .importDeclaration: return false
    case .binding where node.boundNameTokens.contains(index): return false
    default: if node.declaredName == name, node.anchorIndex == index { return false }
    }
    if index > 0, tokens[index - 1].kind == .period {
      guard let owner, let base = typeOfBase(node) else { return true }
      return base == owner || base == "Self"
    }
    if scopes.isBinding(index), !scopes.isShorthand(index) { return false }
    switch scopes.meaning(of: name, at: index) {
    case .local: return false
    case .elsewhere: return true
    case .member(let binding):
      // `title` in an extension of `Options` means that of `Options`, whatever else has a `title`.
      return !isElsewhere && (owner == nil || binding.node.owningType?.extendedOrDeclaredName == owner)
    case .global: return !isElsewhere
    }
  }

  /// The type of what stands before a member, where the file shows it: `Queue.flush()`, `Queue().flush()`, `queue.flush()`.
  private func typeOfBase(_ member: Syntax) -> String? {
    guard member.kind == .memberSuffix, let chain = member.parent, chain.kind == .chain,
      chain.baseTokens.count == 1, let place = chain.suffixes.firstIndex(of: member)
    else { return nil }
    let base = chain.baseTokens.lowerBound
    let isMade = place == 1 && chain.suffixes[0].kind == .callSuffix
    if text(ofToken: base).isTypeName { return place == 0 || isMade ? text(ofToken: base) : nil }
    guard place == 0, tokens[base].kind == .identifier, var type = declaredType(of: base) else { return nil }
    while type.hasSuffix("?") || type.hasSuffix("!") { type.removeLast() }
    return declaresType(type) ? type : nil
  }
}
