// @available(iOS, deprecated: 15, renamed: "badge(_:)") func compatBadge(_ n: Int)     text.compatBadge(2) → text.badge(2)
// @available(iOS, deprecated: 15, renamed: "AsyncImage") struct RemoteImage             RemoteImage(url: a) → AsyncImage(url: a)
//
// What `renamed:` says is a template: the new name with the same arguments. Without it a person decides.
import Availability
import LintCore
import SwiftSource

extension ForwardingShim {
  /// The declarations of a file that are deprecated at the minimum, each with what its attribute makes of its uses.
  static func deprecated(in pass: FilePass) -> [ForwardingShim] {
    let isLeftToOverloads = pass.context.rules.isOn(Rule.overloadShim.name)
    return Milestones.all(in: pass).compactMap { milestones in
      guard milestones.isPast, !milestones.isUnusable, !milestones.declaration.isOverride,
        let first = milestones.all(\.deprecated, judgedBy: { $0.deprecation }).first,
        first.version >= first.targets[0].platform.firstVersionOfSwift,
        !(isLeftToOverloads && OverloadReader.isOverload(milestones, pass.context))
      else { return nil }
      let names = Set(milestones.attributes.compactMap { $0.longForm?.renamed })
      let renamed = names.count == 1 ? names.first : nil
      let node = milestones.declaration
      if renamed != nil, node.isOfferedByWrapper { return nil }
      let message = milestones.attributes.lazy.compactMap { $0.longForm?.message }.first
      // An extension or a test that only says so is no other name of something.
      if renamed == nil, message == nil, node.kind == .extensionDeclaration || node.isCalledTest {
        return nil
      }
      if renamed == nil, isForwarding(node, in: pass) { return nil }
      let advice =
        renamed.map { "; call sites can say '\($0)'" } ?? message.map { "; its attribute says '\($0)'" } ?? ""
      let statement = """
        \(node.displayName) is deprecated since \(first.targets[0].platform.rawValue) \(first.version), \
        and \(AvailabilityFacts.phrase(for: first.targets))\(advice)
        """
      let place = pass.projectPlace(Syntax(tree: pass.tree, index: first.fact.node).range)
      let renaming = Renaming(
        message: statement, title: node.title, readings: milestones.attributes.compactMap(\.available),
        place: place)
      var shim = ForwardingShim(node, renamed: renamed, renaming, in: pass)
      if renamed == nil, message != nil {
        shim?.reason = .advice("a person has to do what its attribute says")
      }
      return shim
    }
  }

  /// Whether another rule finds what a deprecated declaration without a new name comes to.
  private static func isForwarding(_ node: Syntax, in pass: FilePass) -> Bool {
    pass.context.rules.isOn(Rule.forwardingShim.name)
      && [.functionDeclaration, .variableDeclaration].contains(node.kind)
      && ForwardingShimReader(pass: pass).shims(among: [node]).contains { $0.reason == nil }
  }

  /// `nil`: it has a value of its own, and is no other name of something.
  private init?(_ node: Syntax, renamed: String?, _ renaming: Renaming, in pass: FilePass) {
    let tree = pass.tree
    let isProperty = node.kind == .variableDeclaration
    let isType = node.kind.isTypeDeclaration || node.kind == .typealiasDeclaration
    let holder = isProperty ? node.child(.binding) : node
    let owner = node.owningType
    let extent = tree.extent(of: node.emptiedOwner)
    self.init(
      kind: isType ? .alias : .member, name: holder?.declaredName ?? "", isProperty: isProperty,
      isFree: owner == nil, isStatic: node.isStaticMember, owner: owner?.typeName,
      onlyFile: node.isPrivate ? pass.path : nil, parameters: node.parameterList ?? [],
      resultType: holder?.child(.type)?.text ?? node.child(.returnType)?.child(.type)?.text, isPlain: true,
      isWithinType: false, conditions: [], isPublic: pass.isSeenOutside(node), imports: tree.importedModules,
      place: pass.projectPlace((holder ?? node).anchor.range),
      deletion: pass.fileEdit(tree.text.deletion(of: extent)),
      removableLines: tree.text.lineCount(of: node.emptiedOwner.range), isVoid: false)
    self.renaming = renaming
    effects = CallEffects(of: node)
    if let owner, !isType, !node.isPrivate { doubt = owner.textOfParents.map(Doubt.required) }
    guard let renamed else {
      reason = .newName(nil)
      return
    }
    guard let new = NewName(renamed), !name.isEmpty, isType || isProperty || node.kind == .functionDeclaration
    else {
      reason = .newName(renamed)
      return
    }
    let value = node.valueGivenBack(pass.facts)
    let type = isType ? node.child(.type)?.text : nil
    let says =
      isType
      ? type?.prefix { $0 != "<" }.hasSuffix(new.name) == true : self.says(new, in: value, of: tree)
    if !says, node.hasOwnValue { return nil }
    if !says || resultType?.isWiderThanValue == true { doubt = doubt ?? .unrelatedNewName(new.spelling) }
    // The arguments would be lost.
    let isGeneric = type?.contains("<") == true && !renamed.contains("<")
    reason =
      (isGeneric ? .mismatch : obstacle(to: new, renamed, node, in: pass))
      ?? (says ? value : nil).flatMap(node.objectionToEffects)
    let isCall = !isProperty && !isType && !(says && value?.map { tree.text(ofToken: $0) }.last == new.name)
    let labels = new.labels ?? (isCall ? parameters.map(\.label) : nil)
    let arguments = labels.map { labels in
      zip(labels, parameters.indices).map {
        Forwarding.Argument(label: $0, value: .parameter($1), isTrailing: false)
      }
    }
    let receivingType = new.owner ?? (isStatic ? owner?.typeName : nil)
    let receiver: Forwarding.Receiver =
      isFree || isStatic || isType ? receivingType.map { .type($0) } ?? .none(module: nil) : .receiver
    forwarding = Forwarding(receiver: receiver, name: new.name, arguments: arguments)
    forwarding?.isForeign = owner?.typeName.map(pass.isForeign) ?? true
  }

  /// Whether an expression is the new name with the declaration's own arguments.
  private func says(_ new: NewName, in value: Range<Int>?, of tree: SyntaxTree) -> Bool {
    guard let value else { return false }
    var words = value.map { tree.text(ofToken: $0) }[...]
    while ["try", "await"].contains(words.first) { words = words.dropFirst() }
    while words.count > 2, words.dropFirst().first == ".", words[words.startIndex] != new.name,
      words.first == "self" || words.first?.isTypeName == true
    {
      words = words.dropFirst(2)
    }
    // `static var old: Size { .new }`
    if isStatic, words.first == ".", resultType == owner { words = words.dropFirst() }
    let labels = new.labels ?? parameters.map(\.label)
    let list = zip(labels, parameters).map { ($0.map { $0 + ":" } ?? "") + $1.name }.joined(separator: ",")
    let call = isProperty && new.labels == nil ? new.name : "\(new.name)(\(list))"
    let text = words.joined()
    return text == call || parameters.isEmpty && text == new.name
  }

  /// Why callers cannot say the new name without more ado.
  private func obstacle(
    to new: NewName, _ renamed: String, _ node: Syntax, in pass: FilePass
  ) -> Obstacle? {
    if node.ancestors.contains(where: { $0.kind == .protocolDeclaration }) { return .required }
    // In an `#if` without other clauses it is used where the new name is.
    let clauses = node.ancestors.filter { $0.kind == .ifConfig }
    if clauses.contains(where: { $0.children(.ifConfigClause).count > 1 }) { return .conditional }
    if pass.isExposedToObjectiveC(node) { return .exposed(.objectiveC) }
    let count = node.child(.parameters)?.children(.parameter).count ?? 0
    let isMatch = kind == .alias ? new.labels == nil : new.labels.map { $0.count == parameters.count } ?? true
    if !isMatch || count != parameters.count || parameters.contains(where: \.isInout) { return .mismatch }
    let isOfOther = new.owner.map { $0.split(separator: ".").last.map(String.init) != owner } ?? false
    return isOfOther && kind == .member && !isStatic && !isFree ? .shadowed(renamed) : nil
  }
}

extension Syntax {
  /// What this type inherits from; `nil`: nothing. The type of an enum's raw values asks for nothing.
  fileprivate var textOfParents: String? {
    let all = child(.inheritance)?.children(.type).map(\.text) ?? []
    let parents = kind == .enumDeclaration ? all.filter { !SyntaxTree.typesOfLiterals.contains($0) } : all
    return parents.isEmpty ? nil : ": " + parents.joined(separator: ", ")
  }

  /// What a wrapper offers is another kind of shim, and its uses are known by what stands before them.
  fileprivate var isOfferedByWrapper: Bool {
    guard let owner = owningType, owner.kind == .extensionDeclaration else { return false }
    let type = owner.child(.type)?.text ?? ""
    return type.isConventionalNamespace || type.contains("<")
  }

  /// Of a function or variable: the one expression that it gives back once its checks are known.
  fileprivate func valueGivenBack(_ facts: AvailabilityFacts) -> Range<Int>? {
    let holder = kind == .variableDeclaration ? child(.binding) : self
    if let value = holder?.child(.initializer) { return value.tokenIndices.dropFirst() }
    let block = kind == .variableDeclaration ? holder?.child(.accessorBlock) : body
    // `get { new } set { new = newValue }`
    if let setter = block?.accessorBody("set"), let getter = block?.accessorBody("get"),
      let got = getter.onlyItem, let set = setter.onlyItem, set.text == "\(got.text) = newValue"
    {
      return got.tokenIndices
    }
    guard let block, case .value(let tokens, _) = ModernBody(of: block, facts: facts)
    else { return nil }
    return tokens
  }

  /// Whether it is a stored property, or a getter that gives a literal, alone or made to a value.
  fileprivate var hasOwnValue: Bool {
    guard kind == .variableDeclaration else { return false }
    guard let accessors = child(.binding)?.child(.accessorBlock), accessors.hasGetter else { return true }
    let literals: Set<TokenKind> = [.stringSegment, .integerLiteral, .floatLiteral]
    let names = accessors.tokenIndices.filter {
      [.identifier, .dollarIdentifier].contains(tree.tokens[$0].kind)
    }
    return accessors.tokens.contains { literals.contains($0.kind) }
      && names.allSatisfy { token in
        let text = tree.text(ofToken: token)
        return tree.tokens[token + 1].kind == .colon || text.isTypeName || text == "get" || text == "init"
      }
  }
}

extension Platform {
  /// The first version that Swift could be built for: an earlier one says nothing about a minimum.
  fileprivate var firstVersionOfSwift: Version {
    switch self {
    case .macOS: Version(10, 9)
    case .tvOS: Version(9)
    case .watchOS: Version(2)
    case .macCatalyst: Version(13)
    case .visionOS: Version(1, 0, 1)
    default: Version(7)
    }
  }
}

extension Syntax {
  fileprivate var isCalledTest: Bool {
    guard let name = declaredName else { return false }
    return name.lowercased().hasPrefix("test") || name.hasSuffix("Tests")
  }
}
