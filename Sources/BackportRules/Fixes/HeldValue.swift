// let old = item; item = nil                             holds what `item` does not hold any more
// guard let session else { return }; stop()              so it may, where a `Session` has a `deinit`: `stop` may set `session`
// guard let top = all.last else {…}; all.removeLast()    the same
// case .loaded(let session): stop()                      the same
// if let title { stop() }                                a `String`: nothing is released
import LintCore
import Native
import SwiftSource

/// What a name holds.
struct HeldValue {
  let tree: SyntaxTree
  /// Where the value comes from.
  private let path: Range<Int>
  /// What it says it is.
  private let type: Syntax?
  private let scope: Syntax
  private let initializer: Syntax?
  /// Those of a pattern that takes parts of it.
  private let cases: Set<String>

  /// - Parameters:
  ///   - initializer: the name's.
  ///   - scope: the name's.
  init(_ initializer: Syntax, type: Syntax?, in scope: Syntax, pattern: Range<Int>? = nil) {
    var path = initializer.tokenIndices
    let tree = initializer.tree
    while let first = path.first, ["=", "try", "await", "?"].contains(tree.text(ofToken: first)) {
      path = path.dropFirst()
    }
    self.init(path, of: initializer, type, in: scope, pattern)
  }

  /// Of a binding, or of a condition that binds names. `nil`: it gives them no value.
  init?(of part: Syntax, in scope: Syntax) {
    let first = part.tokenIndices.lowerBound
    guard let value = part.child(.initializer) else {
      if part.kind != .conditionElement { return nil }
      self.init(first + 1..<first + 2, in: scope)
      return
    }
    let isPattern = part.tree.tokens[first].keyword == .case
    let pattern = isPattern ? first..<value.tokenIndices.lowerBound : nil
    self.init(value, type: part.child(.type), in: scope, pattern: pattern)
  }

  /// Of `if let name`, and of the subject of a `switch`.
  init(_ path: Range<Int>, in scope: Syntax, pattern: Range<Int>? = nil) {
    self.init(path, of: nil, nil, in: scope, pattern)
  }

  private init(
    _ path: Range<Int>, of initializer: Syntax?, _ type: Syntax?, in scope: Syntax, _ pattern: Range<Int>?
  ) {
    tree = scope.tree
    (self.path, self.type, self.scope, self.initializer) = (path, type, scope, initializer)
    cases = pattern.map(scope.tree.casesNamed) ?? []
  }

  /// Whether the name may be what keeps an object alive: the variable that its value is read from is set later, or a call
  /// may do so, and a `deinit` of the file would run.
  var mayBeReleased: Bool {
    isSetLater || !isHeldByScope && runsDeinit && isFollowedByCode
  }

  /// Its types, where something behind it may release what else holds the value.
  var typesThatMayOutliveRelease: Set<String> {
    isHeldByScope || !(isSetLater || isFollowedByCode) ? [] : types
  }

  /// What other files tell about it, where a call may release the value: what has a `deinit`, types that may be that, the
  /// variable or the cases that hold it, and properties that run code when they are set.
  var namesElsewhere: Set<String> {
    let setters = settersElsewhere
    let makers = makersElsewhere.declarations
    guard isFollowedByCode || !setters.isEmpty, !isHeldByScope else { return makers }
    let types = typesElsewhere
    let names = types.union(types.union(holdersElsewhere).declarations)
    return names.isEmpty
      ? makers
      : makers.union(names).union(setters.declarations).union([ChangePass.wordOfDeinitializers])
  }

  fileprivate var typesElsewhere: Set<String> { types.subtracting(Syntax.valueTypes) }

  /// The variable that holds it, or the cases, if this file does not declare them.
  fileprivate var holdersElsewhere: Set<String> {
    guard type == nil, types.isEmpty else { return [] }
    if !cases.isEmpty { return cases.subtracting(tree.declaredCases) }
    guard let holder = tree.holderElsewhere(path) else { return [] }
    return SyntaxTree.pureMembers.contains(holder) || holder.isTypeName ? [] : [holder]
  }

  /// The property that it is read from, if other files may declare a getter of that name, or `subscript`.
  fileprivate var makersElsewhere: Set<String> {
    if initializer?.readsElement ?? false { return ["subscript"] }
    guard type?.isPlainValueType != true, !isHeldByScope, let name = tree.holderElsewhere(path),
      !name.isTypeName, !SyntaxTree.pureMembers.contains(name)
    else { return [] }
    return [name]
  }

  private var runsDeinit: Bool { types.contains { tree.runsDeinit(whenHolding: $0) } }

  private var types: Set<String> {
    if let type { return tree.typesMade(in: type.tokenIndices) }
    // The path does not tell those.
    let parts = tree.typesOfPayload(cases)
    return parts.isEmpty ? tree.typesHeld(by: path) : parts
  }

  private var rest: Range<Int> { path.upperBound..<max(path.upperBound, scope.tokenIndices.upperBound) }

  /// Whether code runs behind it that may set anything, as far as the file shows.
  fileprivate var isFollowedByCode: Bool {
    isFollowedByCall || tree.namesSet(in: rest).contains(where: tree.runsCode(whenSetting:))
  }

  /// What is set behind it, and may be declared to run code by other files.
  fileprivate var settersElsewhere: Set<String> { isFollowedByCode ? [] : tree.namesSet(in: rest) }

  private var isFollowedByCall: Bool {
    scope.descendants.contains { call in
      call.kind == .callSuffix && rest.contains(call.tokenIndices.lowerBound) && !call.isOfStandardFunction
    }
  }

  /// Whether the value is that of a constant or parameter, which holds it as long as the name does.
  fileprivate var isHeldByScope: Bool {
    guard path.count == 1,
      case .local(let holder) = Scopes(tree).meaning(
        of: tree.text(ofToken: path.lowerBound), at: path.lowerBound)
    else { return false }
    return holder.holdsUntilScopeEnd
  }

  /// Whether the variable that the value is read from is given another one.
  private var isSetLater: Bool {
    let names = path.filter { tree.tokens[$0].kind == .identifier }
    let words = Set(names.map { tree.text(ofToken: $0) })
    guard let last = names.last else { return false }
    if SyntaxTree.pureMembers.contains(tree.text(ofToken: last)), !runsDeinit {
      return false
    }
    let isSet = rest.contains { index in
      words.contains(tree.text(ofToken: index)) && !tree.declaresAnother(index)
        && (tree.isSet(index) || tree.isElementSet(index))
    }
    if !isSet || initializer.map({ Lifetime.isPlain($0, type: type) }) ?? false { return false }
    let isOwn = last == names.first || last - 2 == names.first && tree.text(ofToken: last - 2) == "self"
    let source = Scopes(tree).meaning(of: tree.text(ofToken: last), at: last).binding
    return !(isOwn && source?.isPlain ?? false)
  }
}

extension ChangePass {
  /// Whether a call may release a value, and a `deinit` of another file run then. Requires that its `namesElsewhere` were
  /// requested.
  func mayBeReleased(_ held: HeldValue?) -> Bool {
    guard let held else { return false }
    // A getter that makes an object gives it to nobody else.
    let isMade = held.makersElsewhere.contains { name in
      project.files(declaring: name).contains { $0.tree.makesValue(whenReading: name) }
    }
    if isMade { return true }
    guard !held.isHeldByScope,
      held.isFollowedByCode || runsCode(whenSettingOneOf: held.settersElsewhere)
    else { return false }
    var types = held.typesElsewhere
    for holder in held.holdersElsewhere {
      for file in project.files(declaring: holder) {
        let declared = file.tree.typesDeclared(ofValue: holder).union(file.tree.typesOfPayload([holder]))
        types.formUnion(declared.subtracting(Syntax.valueTypes))
      }
    }
    return runsDeinit(whenHoldingOneOf: types)
  }
}

extension Syntax {
  /// Of a call: whether it is one of the standard library's functions that set nothing.
  fileprivate var isOfStandardFunction: Bool {
    guard let chain = parent, chain.kind == .chain, chain.baseTokens.count == 1,
      chain.baseTokens.upperBound == tokenIndices.lowerBound
    else { return false }
    // `swap(&session, &other)`
    if tokens.contains(where: { $0.kind == .prefixAmpersand }) { return false }
    let name = tree.text(ofToken: chain.baseTokens.lowerBound)
    guard case .elsewhere = Scopes(tree).meaning(of: name, at: chain.baseTokens.lowerBound) else {
      return false
    }
    // By itself, `release` or `cancel` is a member of the project's.
    return GlobalNames.holds(name) && StandardLibraryNames.hasFunction(called: name)
      || name.isTypeName && Self.valueTypes.contains(name)
  }
}

extension SyntaxTree {
  /// Whether an element of a variable is given another value: `items["a"] = nil`.
  fileprivate func isElementSet(_ index: Int) -> Bool {
    guard tokens[index + 1].kind == .leftSquare, let end = matchingBracket(ofToken: index + 1) else {
      return false
    }
    return isAssignment(end + 1)
  }

  /// The names of the cases in a pattern.
  fileprivate func casesNamed(in pattern: Range<Int>) -> Set<String> {
    Set(
      pattern.filter { tokens[$0].kind == .identifier && tokens[$0 - 1].kind == .period }.map(text(ofToken:)))
  }

  fileprivate var declaredCases: Set<String> {
    Set(nodes { $0 == .enumElement }.compactMap(\.declaredName))
  }

  /// The types of the values that come with some cases, as far as the file declares them.
  fileprivate func typesOfPayload(_ names: Set<String>) -> Set<String> {
    if names.isEmpty { return [] }
    return nodes { $0 == .enumElement }.filter { $0.declaredName.map(names.contains) ?? false }
      .compactMap { $0.child(.parameters) }.reduce(into: []) { $0.formUnion(typesMade(in: $1.tokenIndices)) }
  }
}

extension NameBinding {
  /// Of a local one: whether it can neither be set nor is weak.
  fileprivate var holdsUntilScopeEnd: Bool {
    let tree = node.tree
    switch node.kind {
    case .parameter: return node.child(.type)?.tokens.first?.keyword != .inout
    case .variableDeclaration:
      return tree.tokens[node.anchorIndex].keyword == .let
        && node.modifiers.isDisjoint(with: ["weak", "unowned"])
    case .conditionElement: return tree.tokens[token - 1].keyword == .let
    // `unowned(unsafe) name`
    case .closureSignature:
      let before = tree.tokens[token - 1]
      return ![.weak, .unowned].contains(before.keyword) && before.kind != .rightParen
    default: return false
    }
  }

  /// Whether its declaration shows that it holds nothing that could be released.
  fileprivate var isPlain: Bool {
    let part = node.kind == .parameter ? node : variable
    if let type = part?.child(.type) { return type.isPlainValueType }
    return part?.child(.initializer).map { Lifetime.isPlain($0, type: nil) } ?? false
  }
}
