// @available(*, deprecated, renamed: "now") static var present: Day { … }
// static var now: Day { Self.present }        stays: `now` would call itself
// func now() async -> Day { … }               stays: callers would have to wait
// (no `now` in `struct Day`)                  stays: there is nothing to call
import LintCore
import SwiftSource

/// A declaration of the project that has the name which `renamed:` gives.
struct RenamedTarget: ProjectFact {
  enum Kind: Hashable, Sendable { case function, property, type }

  var name: String
  var kind: Kind
  /// The type that it is a member of; of a type itself, too.
  var owner: String?
  var isStatic: Bool
  var parameters: [Parameter]
  /// `async`, `throws`, `mutating`.
  var effects: Set<String>
  var resultType: String?
  /// Every name in its body.
  var mentions: Set<String>
  /// Of a type: it has members that its declaration does not show.
  var isOpen: Bool

  init?(at token: Int, in tree: SyntaxTree) {
    let node = tree.node(coveringToken: token)
    switch node.kind {
    case .binding where node.boundNameTokens.contains(token): kind = .property
    case .enumElement where node.anchorIndex == token:
      kind = node.child(.parameters) == nil ? .property : .function
    case .functionDeclaration where node.anchorIndex == token: kind = .function
    case .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration, .protocolDeclaration,
      .typealiasDeclaration, .associatedtypeDeclaration:
      guard node.anchorIndex == token else { return nil }
      kind = .type
    default: return nil
    }
    let isPart = node.kind == .binding || node.kind == .enumElement
    let declaration = isPart ? node.parent ?? node : node
    guard let container = declaration.parent?.scopeContainer else { return nil }
    guard container.kind == .sourceFile || container.kind == .memberBlock else { return nil }
    name = tree.text(ofToken: token)
    owner = container.kind == .memberBlock ? container.parent?.extendedOrDeclaredName : nil
    isStatic =
      declaration.isStaticMember || kind == .type
      || node.kind == .enumElement
    parameters = node.kind == .functionDeclaration ? node.parameterList ?? [] : []
    effects = declaration.effects
    let isDirect = node.kind == .binding || node.kind == .typealiasDeclaration
    resultType = isDirect ? node.child(.type)?.text : node.child(.returnType)?.child(.type)?.text
    mentions =
      kind == .type
      ? []
      : Set(
        node.tokenIndices.lazy.filter { tree.tokens[$0].kind == .identifier }.map { tree.text(ofToken: $0) })
    isOpen = node.child(.inheritance) != nil
  }
}

extension Syntax {
  /// Of a function or initializer: whether a call of it may throw.
  var isDeclaredToThrow: Bool {
    // Before the result's type, which may be that of a function.
    let declared = child(.returnType)?.tokenIndices.prefix { tree.tokens[$0].kind != .arrow } ?? 0..<0
    return declared.contains { ["throws", "rethrows"].contains(tree.text(ofToken: $0)) }
  }

  /// Of a function or variable: what its callers have to say or allow for.
  var effects: Set<String> {
    var words = modifiers.intersection(["mutating"])
    let parts = kind == .variableDeclaration ? [child(.binding)?.child(.accessorBlock)] : [child(.returnType)]
    for part in parts.compactMap({ $0 }) {
      let getter = part.child(.accessorDeclaration)
      let range = getter.map {
        $0.tokenIndices.lowerBound..<($0.body?.tokenIndices.lowerBound ?? $0.tokenIndices.upperBound)
      }
      // Before the result's type, or before the getter's body.
      let end = part.child(.type)?.tokenIndices.lowerBound ?? part.tokenIndices.upperBound
      let own = range ?? (part.kind == .returnType ? part.tokenIndices.lowerBound..<end : 0..<0)
      for index in own where ["async", "throws"].contains(tree.text(ofToken: index)) {
        words.insert(tree.text(ofToken: index))
      }
    }
    return words
  }
}

extension RenamedDeclaration {
  /// The last part of its owner's name.
  var ownerName: String? {
    owner.map { path in
      String((path.split(separator: ".").last ?? "").prefix { $0 != "<" })
    }
  }

  /// The type that the new name is a member of.
  var targetOwner: String? {
    newName?.owner.flatMap { $0.split(separator: ".").last.map(String.init) } ?? (isGlobal ? nil : ownerName)
  }

  /// Why uses cannot say the new name, or why it is not certain that they can.
  func judge(_ targets: [RenamedTarget], uses: [RenamedUse]) -> (refusal: Obstacle?, doubt: Doubt?) {
    guard let newName else { return (nil, nil) }
    let spelling = newName.spelling
    let named = targets.filter { $0.name == newName.name && $0.owner == targetOwner && $0.isTarget(of: kind) }
    if named.isEmpty {
      let owners = targets.filter { $0.kind == .type && $0.name == targetOwner }
      if owners.isEmpty, forwarding == .none {
        switch native {
        case .early(let reason): return (reason, nil)
        case .missing(let sdk): return (nil, .missingInSDK(renamed ?? spelling, sdk: sdk))
        case .other(let doubt): return (nil, doubt)
        case .usable: return (nil, nil)
        case .unknown: break
        }
        if kind == .type ? !uses.isEmpty : targetOwner?.isKnownSystemType != true {
          return (nil, .missingNewName(spelling))
        }
      }
      if owners.isEmpty || newName.name == targetOwner { return (nil, nil) }
      return owners.contains(where: \.isOpen)
        ? (nil, .newNameElsewhere(spelling)) : (.missingNewName(spelling), nil)
    }
    let other: Doubt? = forwarding == .none ? .unrelatedNewName(spelling) : nil
    if kind == .type {
      let meant = Set(named.map(\.resultType))
      // Two names of types may be told apart by what they stand for.
      if let aliased, meant.count == 1, let type = meant.first ?? nil, type != aliased,
        aliased != newName.name
      {
        return (.otherAlias(spelling, type, aliased), nil)
      }
      return (nil, other)
    }
    let fitting = named.filter { $0.takes(newName.labels) && ($0.isStatic == isStatic || isGlobal) }
    if fitting.isEmpty { return (.otherForm(spelling), nil) }
    // One that stands in for the system's may be made of a literal; beside the project's own it is another value.
    if isConstant, forwarding == .none { return (.ownLiteral, nil) }
    if let effect = fitting.lazy.compactMap({ $0.effects.subtracting(effects).min() }).first {
      return (.otherEffect(spelling, effect), nil)
    }
    if let use = uses.first(where: { use in fitting.contains { !$0.mentions.isDisjoint(with: use.around) } })
    {
      return (.circular(spelling, use.place.site), nil)
    }
    let results = Set(fitting.map { $0.resultType ?? "" })
    if let resultType, !results.contains(resultType), resultType != "Self", !results.contains("Self") {
      return (nil, .otherResult(spelling, resultType))
    }
    return (nil, other)
  }
}

extension RenamedTarget {
  fileprivate func isTarget(of kind: RenamedDeclaration.Kind) -> Bool {
    (self.kind == .type) == (kind == .type) || self.kind == .type
  }

  /// Whether it can be called by labels, or used without a call.
  fileprivate func takes(_ labels: [String?]?) -> Bool {
    if kind == .type { return true }
    guard let labels else { return kind == .property }
    // The cases of an enum with values.
    guard kind == .function, !parameters.isEmpty || labels.isEmpty else { return kind == .function }
    var rest = labels[...]
    for parameter in parameters {
      if let next = rest.first, next == parameter.label {
        rest = rest.dropFirst()
      } else if parameter.defaultValue == nil {
        return false
      }
    }
    return rest.isEmpty
  }
}

extension SyntaxTree {
  /// Whether a token lies in the declaration that has the new name.
  func isWritten(around token: Int, _ old: RenamedDeclaration, as new: NewName) -> Bool {
    let owner = new.owner.map { $0.split(separator: ".").last.map(String.init) ?? $0 } ?? old.ownerName
    return node(coveringToken: token).ancestors.contains { node in
      guard
        node.declaredName == new.name || node.kind == .variableDeclaration && node.boundNames == [new.name],
        let container = node.parent?.scopeContainer
      else { return false }
      let around = container.kind == .memberBlock ? container.parent?.extendedOrDeclaredName : nil
      guard around == (old.isGlobal && new.owner == nil ? nil : owner) else { return false }
      guard node.kind == .functionDeclaration, let labels = new.labels else { return true }
      return node.parameterList?.map(\.label) == labels
    }
  }
}

/// Which functions and variables of a file, by the names of the outermost, mention which names.
struct CallerIndex {
  private let callers: [String: Set<String>]

  init(_ tree: SyntaxTree) {
    var callers: [String: Set<String>] = [:]
    var index = 0
    while index < tree.nodes.count {
      let node = Syntax(tree: tree, index: index)
      guard node.kind == .functionDeclaration || node.kind == .variableDeclaration,
        let name = node.kind == .variableDeclaration ? node.boundNames.first : node.declaredName
      else {
        index += 1
        continue
      }
      for token in node.tokenIndices where tree.tokens[token].kind == .identifier {
        callers[tree.text(ofToken: token), default: []].insert(name)
      }
      index = Int(node.node.endNode)
    }
    self.callers = callers
  }

  /// Those that lead to a name: that mention it, or one that does, and so on.
  func leading(to name: String) -> Set<String> {
    var found: Set<String> = []
    var open = callers[name] ?? []
    while let next = open.popFirst() {
      if found.insert(next).inserted { open.formUnion((callers[next] ?? []).subtracting(found)) }
    }
    return found
  }
}

extension String {
  /// Whether it is a system type that is extended often and that the index only has in part: by the
  /// prefix of a framework, a class, or one of the standard library that is extended often.
  fileprivate var isKnownSystemType: Bool {
    let name = split(separator: ".").last.map(String.init) ?? self
    let prefixes = ["UI", "NS", "CG", "CA", "CK", "CL", "AV", "MK", "PH", "PK", "SK", "WK", "UN", "SF"]
    if prefixes.contains(where: { name.hasPrefix($0) && name.dropFirst(2).first?.isUppercase == true }) {
      return true
    }
    return SystemNames.extendedTypes.contains(name)
  }
}
