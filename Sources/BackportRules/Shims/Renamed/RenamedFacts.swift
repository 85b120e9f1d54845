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
  /// `async`, `throws`, `mutating`.
  var effects: Set<String>
  var resultType: String?
  /// The modules that its file imports.
  var imports: Set<String>
  /// Of a typealias: its underlying type.
  var aliased: String?
  /// Whether it only uses what takes its place.
  var forwarding: RenamedForwarding
  /// Whether the system has what takes its place.
  var native = RenamedNative.unknown
  /// All it gives is made of a literal.
  var isConstant: Bool
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
  /// The functions and variables of the file that lead to it.
  var around: Set<String> = []
}

extension RenamedDeclaration {
  /// Declarations of a file that have had their day.
  static func all(in pass: FilePass) -> [any ProjectFact] {
    let isLeftToOverloads = pass.context.rules.isOn(Rule.overloadShim.id)
    return Milestones.all(in: pass).compactMap { milestones in
      guard milestones.isPast, !milestones.isUnusable, !milestones.declaration.isOverride,
        let first = milestones.first(\.deprecated, judgedBy: { $0.deprecation }),
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
      return RenamedDeclaration(
        milestones.declaration, readings: milestones.attributes.compactMap(\.available), message: message,
        renamed: renamed, place: pass.projectPlace(node.range), in: pass)
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
    isConstant = node.child(.binding)?.child(.accessorBlock)?.givesConstant ?? false
    effects = node.effects
    imports = tree.importedModules
    resultType = node.child(.binding)?.child(.type)?.text ?? node.child(.returnType)?.child(.type)?.text
    aliased = node.kind == .typealiasDeclaration ? node.child(.type)?.text : nil
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
      doubt = .requirement(of: owner ?? "its type", list.conciseText)
    }
    refusal = obstacle(of: node, renamed: renamed, in: pass)
    native = RenamedNative(self, at: node, in: pass)
  }

  /// Why callers cannot say the new name without more ado.
  private func obstacle(of node: Syntax, renamed: String?, in pass: FilePass) -> Obstacle? {
    guard let renamed else { return .noNewName }
    guard let newName, !name.isEmpty else { return .unclearNewName(renamed) }
    if node.ancestors.contains(where: { $0.kind == .protocolDeclaration }) {
      return .inProtocol
    }
    if node.ancestors.contains(where: { $0.kind == .ifConfig }) { return .conditionalDeclaration }
    if pass.isExposedToObjectiveC(node) { return .exposed(.objectiveC) }
    switch kind {
    case .function:
      guard let labels = newName.labels else {
        return parameters.isEmpty ? nil : .takesNoArguments(renamed)
      }
      if node.child(.parameters)?.children(.parameter).count != parameters.count {
        return .unreadableParameters
      }
      if labels.count != parameters.count { return .takesOtherArguments(renamed) }
    case .property:
      if forwarding == .none, !(node.child(.binding)?.child(.accessorBlock)?.hasGetter ?? false) {
        return .ownValue
      }
      if newName.labels?.isEmpty == false { return .takesOtherArguments(renamed) }
    case .type: if newName.labels != nil { return .notAType(renamed) }
    }
    if kind != .type, newName.owner != nil, !isStatic, !isGlobal, newName.owner != owner {
      return .memberOfAnother(renamed)
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
  /// Of a getter: whether all it gives is a literal, alone or made to a value: `Symbol(rawValue: "a")`, `.init(3)`.
  fileprivate var givesConstant: Bool {
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
