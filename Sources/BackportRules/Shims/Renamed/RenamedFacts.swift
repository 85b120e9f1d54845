import Availability
import LintCore
import SwiftSource

/// A declaration that is deprecated at the minimum.
struct RenamedDeclaration: ProjectFact {
  enum Kind: Hashable, Sendable {
    case function, property, type
  }
  var name: String
  /// What the finding says, and its name there.
  var message: String
  var title: String
  /// What callers should say, and why that cannot be done for them.
  var newName: NewName?
  /// The new name as it is written, and where.
  var renamed: String?
  var mentionsOfNewName: [FileEdit]
  var refusal: Obstacle?
  var kind: Kind
  var parameters: [Parameter]
  /// It is a member without an instance.
  var isStatic: Bool
  /// It stands at the top of a file.
  var isGlobal: Bool
  /// The type that it is a member of.
  var owner: String?
  var callEffects: CallEffects
  var resultType: String?
  /// The modules that its file imports.
  var imports: Set<String>
  /// Whether it only uses what takes its place.
  var forwarding: RenamedForwarding
  var isPublic: Bool
  /// Why its fix is not safe.
  var doubt: Doubt?
  /// `nil`: the whole project may use it.
  var onlyFile: String?
  /// What says that it is past.
  var readings: [AvailabilityAttribute]
  /// Where the attribute stands.
  var place: ProjectPlace
  var deletion: FileEdit
  /// What goes, without the white space around it.
  var extent: FileEdit
  var removableLines: Int
}

/// A place where the name of such a declaration stands.
struct RenamedUse: ProjectFact {
  var name: String
  var place: ProjectPlace
  /// What would say the new name.
  var edits: [FileEdit]
  /// Why nothing can go because of it.
  var refusal: Obstacle?
  /// Why only a type checker could tell.
  var doubt: Doubt?
  /// How certain it is that the use refers to the declaration.
  var certainty = UseCertainty.likely
  /// It is the name of another declaration.
  var isOtherDeclaration = false
  /// A type of the new name that the file cannot name unless it is the project's.
  var unseenType: String?
}

extension RenamedDeclaration {
  /// Declarations of a file that have had their day.
  static func all(in pass: FilePass) -> [any ProjectFact] {
    let isLeftToOverloads = pass.context.rules.isOn(Rule.overloadShim.id)
    return Milestones.all(in: pass).compactMap { milestones in
      guard milestones.isPast, !milestones.isUnusable, !milestones.declaration.isOverride,
        let first = milestones.first(\.deprecated, judgedBy: { $0.deprecation }),
        first.version >= first.targets[0].platform.firstVersionOfSwift,
        !(isLeftToOverloads && OverloadReader.isOverload(milestones, pass.context))
      else { return nil }
      let node = Syntax(tree: pass.tree, index: first.fact.node)
      let platform = first.targets[0].platform.rawValue
      let names = Set(milestones.attributes.compactMap { $0.longForm?.renamed })
      let renamed = names.count == 1 ? names.first : nil
      if renamed != nil, milestones.declaration.isOfferedByWrapper { return nil }
      let advice = renamed.map { "; call sites can say '\($0)'" } ?? ""
      let message = """
        \(milestones.declaration.displayName) is deprecated since \(platform) \(first.version), \
        and \(AvailabilityFacts.phrase(for: first.targets))\(advice)
        """
      let declaration = RenamedDeclaration(
        milestones.declaration, readings: milestones.attributes.compactMap(\.available), message: message,
        renamed: renamed, place: pass.projectPlace(node.range), in: pass)
      // A value of its own is no other name of something.
      return renamed != nil && declaration.forwarding == .none && milestones.declaration.hasOwnValue
        ? nil : declaration
    }
  }

  private init(
    _ node: Syntax, readings: [AvailabilityAttribute], message: String, renamed: String?, place: ProjectPlace,
    in pass: FilePass
  ) {
    let tree = pass.tree
    let going = node.emptiedOwner
    self.message = message
    title = node.title
    self.place = place
    self.renamed = renamed
    newName = renamed.flatMap(NewName.init)
    mentionsOfNewName = renamed.map { node.mentions(inAttributes: $0).map(pass.fileEdit) } ?? []
    isStatic = node.isStaticMember
    isGlobal = node.parent?.kind == .sourceFile
    isPublic = pass.isSeenOutside(node)
    onlyFile = node.isPrivate ? pass.path : nil
    self.readings = readings
    parameters = node.parameterList ?? []
    forwarding = .none
    callEffects = CallEffects(of: node)
    imports = tree.importedModules
    resultType = node.child(.binding)?.child(.type)?.text ?? node.child(.returnType)?.child(.type)?.text
    let extent = tree.extent(of: going)
    self.extent = pass.fileEdit(Edit(extent))
    deletion = pass.fileEdit(tree.text.deletion(of: extent))
    removableLines = tree.text.lineCount(of: going.range)
    let block = node.parent?.parent
    owner = block?.kind == .extensionDeclaration ? block?.child(.type)?.text : block?.declaredName
    var nameToken: Int?
    switch node.kind {
    case .functionDeclaration: (kind, nameToken) = (.function, node.anchorIndex)
    case .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration, .protocolDeclaration,
      .typealiasDeclaration:
      (kind, nameToken) = (.type, node.anchorIndex)
    case .variableDeclaration:
      (kind, nameToken) = (.property, node.boundNameTokens.count == 1 ? node.boundNameTokens[0] : nil)
    default: kind = .property
    }
    name = nameToken.map { tree.text(ofToken: $0) } ?? ""
    if let new = newName {
      forwarding = RenamedForwarding(node, to: new, parameters: parameters, facts: pass.facts)
    }
    // Without parentheses, `renamed:` gives only the first part of a function's name.
    if kind == .function, newName?.labels == nil, case .call(let labels) = forwarding {
      newName?.labels = labels
    }
    if let list = block?.child(.inheritance), kind != .type, !node.isPrivate {
      doubt = .required(list.conciseText)
    }
    if forwarding == .none || resultType?.isWiderThanValue == true {
      doubt = doubt ?? .unrelatedNewName(newName?.spelling ?? "")
    }
    refusal = obstacle(of: node, renamed: renamed, in: pass)
  }

  /// Why callers cannot say the new name without more ado.
  private func obstacle(of node: Syntax, renamed: String?, in pass: FilePass) -> Obstacle? {
    guard let renamed else { return .newName(nil) }
    guard let newName, !name.isEmpty else { return .newName(renamed) }
    if node.ancestors.contains(where: { $0.kind == .protocolDeclaration }) {
      return .required
    }
    if node.ancestors.contains(where: { $0.kind == .ifConfig }) { return .conditional }
    if pass.isExposedToObjectiveC(node) { return .exposed(.objectiveC) }
    if let value = node.valueGivenBack(pass.facts), let effect = node.objectionToEffects(of: value),
      forwarding != .none
    {
      return effect
    }
    switch kind {
    case .function:
      guard let labels = newName.labels else {
        return parameters.isEmpty ? nil : .mismatch
      }
      if node.child(.parameters)?.children(.parameter).count != parameters.count {
        return .mismatch
      }
      if labels.count != parameters.count { return .mismatch }
    case .property:
      if newName.labels?.isEmpty == false { return .mismatch }
    case .type: if newName.labels != nil { return .mismatch }
    }
    if kind != .type, newName.owner != nil, !isStatic, !isGlobal, newName.owner != owner {
      return .shadowed(renamed)
    }
    return nil
  }
}

extension Syntax {
  /// What a wrapper offers is another kind of shim, and its uses are known by what stands before them.
  fileprivate var isOfferedByWrapper: Bool {
    guard let block = parent?.parent, block.kind == .extensionDeclaration else { return false }
    let type = block.child(.type)?.text ?? ""
    return type.isConventionalNamespace || type.contains("<")
  }
}

extension Syntax {
  /// Whether it is a stored property, or a getter that gives a literal, alone or made to a value:
  /// `Symbol(rawValue: "a")`.
  fileprivate var hasOwnValue: Bool {
    guard kind == .variableDeclaration else { return false }
    guard let accessors = child(.binding)?.child(.accessorBlock), accessors.hasGetter else { return true }
    return accessors.givesConstant
  }

  private var givesConstant: Bool {
    var holdsLiteral = false
    for token in tokenIndices {
      let text = tree.text(ofToken: token)
      switch tree.tokens[token].kind {
      case .stringSegment, .integerLiteral, .floatLiteral: holdsLiteral = true
      case .identifier:
        let isLabel = tree.tokens[token + 1].kind == .colon
        guard isLabel || text.isTypeName || text == "get" || text == "init" else { return false }
      case .dollarIdentifier: return false
      default: break
      }
    }
    return holdsLiteral
  }

  /// Where the `@available` attributes of a declaration say a name between quotes.
  fileprivate func mentions(inAttributes name: String) -> [Edit] {
    attributes.filter { $0.attributeName == "available" }.flatMap(\.tokenIndices)
      .filter { tree.tokens[$0].kind == .stringSegment && tree.text(ofToken: $0) == name }
      .map { Edit(tree.tokens[$0].range, replacement: name) }
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
