// style.official, style?.official           → style
// styles.map(\.official)                    → styles
// styles.map { $0.official }                → styles
//
// Many types may have a member of that name: the receiver decides.
import LintCore
import SwiftSource

extension MirrorUseReader {
  /// Where a mirror is converted.
  var conversionUse: MirrorUse? {
    let node = node
    guard node.kind == .memberSuffix, node.anchorIndex == index, let chain = node.parent else { return nil }
    if chain.kind == .keyPath { return keyPathUse(chain) }
    guard chain.kind == .chain else { return nil }
    var end = node
    if mirror.converter.isMethod {
      guard let call = node.callAfter, call.arguments.isEmpty, call.trailingClosures.isEmpty else {
        return nil
      }
      end = call
    }
    let before = chain.suffixes.prefix { $0.index < node.index }
    var condition: MirrorUse.Condition?
    switch base(chain, before: Array(before)) {
    case .other: return nil
    case .unknown:
      return use(obstacle: .maybeConversion(chain.conciseText, place.site))
    case .mirror: break
    case .perhaps(let name):
      let isCommon = SystemNames.commonMembers.contains(mirror.converter.name)
      condition = .init(name: name, types: isCommon ? nil : mirror.alike)
    }
    if let closure = closureThatOnlyConverts(chain, whole: chain.range.upperBound == end.range.upperBound) {
      return use([tree.text.deletion(of: closure.range)], condition: condition)
    }
    // `style?.official` is `style`.
    var start = node.range.lowerBound
    if let last = before.last, last.kind == .operatorSuffix, tree.text(ofToken: last.anchorIndex) == "?" {
      guard chain.suffixes.last == end else {
        return use([Edit(start..<end.range.upperBound)], condition: condition)
      }
      start = last.range.lowerBound
    }
    return use([tree.text.deletion(of: start..<end.range.upperBound)], condition: condition)
  }

  private enum Base {
    case mirror, other, unknown
    case perhaps(String)
  }

  /// The receiver of the conversion.
  private func base(_ chain: Syntax, before: [Syntax]) -> Base {
    var before = before
    while let last = before.last, [.operatorSuffix, .callSuffix, .subscriptSuffix].contains(last.kind) {
      before.removeLast()
    }
    if let member = before.last, member.kind == .memberSuffix {
      let name = tree.text(ofToken: member.anchorIndex)
      if mirror.declaration.cases[name] != nil, tree.text(ofToken: member.anchorIndex - 2) == mirror.name {
        return .mirror
      }
      return holding(member.anchorIndex..<member.anchorIndex + 1)
    }
    let tokens = chain.baseTokens
    if tokens.isEmpty { return .other }
    if tokens.count > 1 { return holding(tokens) }
    let name = tree.text(ofToken: tokens.lowerBound)
    if name == "self" || name.first?.isUppercase == true { return .other }
    if tree.tokens[tokens.lowerBound].kind == .dollarIdentifier {
      let closure = chain.ancestors.first { $0.kind == .closure }
      return closure?.callee.map(holding) ?? (isShared ? .other : .unknown)
    }
    return holding(tokens)
  }

  /// What of some tokens says that it holds a mirror.
  private func holding(_ tokens: Range<Int>) -> Base {
    switch MirrorHolding(mirror, in: tokens, of: tree) {
    case .yes: return .mirror
    case .perhaps(let name): return isShared ? .perhaps(name) : .mirror
    case .no:
      // A name that is known to hold something else.
      let isCarrier = tokens.contains { index in
        mirror.carriers.contains { $0.name == tree.text(ofToken: index) }
      }
      return isCarrier || isShared ? .other : .unknown
    }
  }

  /// Whether others have a member called like the conversion, too.
  private var isShared: Bool {
    !mirror.alike.isEmpty || SystemNames.commonMembers.contains(mirror.converter.name)
  }

  /// The suffix `.map { $0.official }` around a chain, if that is all it says.
  private func closureThatOnlyConverts(_ chain: Syntax, whole: Bool) -> SuffixPair? {
    guard whole, chain.baseTokens.count == 1,
      let closure = chain.ancestors.first(where: { $0.kind == .closure }), closure.items.count == 1,
      closure.items[0].returnedTokens == chain.tokenIndices,
      closure.onlyParameter == tree.text(ofToken: chain.baseTokens.lowerBound),
      let call = closure.ancestors.first(where: { $0.kind == .callSuffix }), call.onlyClosure == closure
    else { return nil }
    return SuffixPair(mapping: call)
  }

  private func keyPathUse(_ keyPath: Syntax) -> MirrorUse? {
    let root = keyPath.child(.type).map(\.text)
    let isAlone = keyPath.suffixes.count == 1
    if let argument = keyPath.parent, argument.kind == .argument, isAlone,
      argument.tokenIndices == keyPath.tokenIndices, let call = argument.parent, call.arguments.count == 1,
      let pair = SuffixPair(mapping: call)
    {
      let isOurs = root == mirror.name || MirrorHolding(mirror, in: pair.receiver, of: tree) != .no
      if isOurs { return use([tree.text.deletion(of: pair.range)]) }
    }
    let isOther =
      root.map { $0 != mirror.name }
      ?? (!mirror.alike.isEmpty || SystemNames.commonMembers.contains(mirror.converter.name))
    return isOther
      ? nil : use(obstacle: .conversionAsValue(keyPath.conciseText, place.site))
  }
}

/// `.map(…)` in a chain.
struct SuffixPair {
  /// The bytes of both suffixes.
  let range: Range<Int>
  /// The tokens that stand before them.
  let receiver: Range<Int>

  init?(mapping call: Syntax) {
    guard let chain = call.parent, chain.kind == .chain, call.calleeName == "map",
      let member = chain.suffixes.last(where: { $0.index < call.index }), member.kind == .memberSuffix
    else { return nil }
    range = member.range.lowerBound..<call.range.upperBound
    receiver = chain.tokenIndices.lowerBound..<member.tokenIndices.lowerBound
  }
}

extension Syntax {
  /// Of a closure that is passed to a method: the tokens of what the method is called on.
  fileprivate var callee: Range<Int>? {
    guard let call = ancestors.first(where: { $0.kind == .callSuffix }), let chain = call.parent,
      let member = chain.suffixes.last(where: { $0.index < call.index }), member.kind == .memberSuffix
    else { return nil }
    return chain.tokenIndices.lowerBound..<member.tokenIndices.lowerBound
  }
}
