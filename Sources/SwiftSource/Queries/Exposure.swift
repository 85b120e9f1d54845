// @objcMembers class A: NSObject { func old() }       Objective-C may call `old`
// private enum CodingKeys { … }                       the compiler uses it
// @propertyWrapper struct A { var projectedValue … }  the compiler uses it
// private struct A: P { func old() }                  `P` may require it
//
// What can reach a declaration without writing its name in Swift. What writes the name (a call, `#selector`,
// a key path, a string) is a mention, and counted there.

/// What reaches a declaration without naming it.
public enum Exposure: Hashable, Sendable {
  /// Objective-C, an interface file, or Core Data.
  case objectiveC
  /// The compiler uses a member with this name.
  case language
  /// A protocol or superclass that is known to require the name.
  case requirement(of: String)
  /// A protocol that is declared elsewhere, and may require the name.
  case possiblyRequired(by: String)
  /// A macro, attached to the type or expanded in it, may use the declaration.
  case macro(String)

  /// Whether the exposure is certain, as far as the source shows.
  public var isCertain: Bool {
    switch self {
    case .objectiveC, .language, .requirement: true
    case .possiblyRequired, .macro: false
    }
  }

  /// A sentence without a full stop.
  public var reason: String {
    switch self {
    case .objectiveC: "Objective-C or an interface file may refer to it"
    case .language: "the compiler asks for it by its name"
    case .requirement(let name): "'\(name)' requires it"
    case .possiblyRequired(let name): "'\(name)' may require it"
    case .macro(let name): "the macro '\(name)' may use it"
    }
  }
}

extension Syntax {
  /// Whether Objective-C, an interface file or Core Data may reach a declaration, by an attribute of its own,
  /// its extension or its class. A private declaration needs an attribute of its own or its extension.
  /// - Parameter types: the types of its file.
  public func isExposedToObjectiveC(among types: FileTypes) -> Bool {
    if hasAttribute(of: Self.objectiveCAttributes) { return true }
    guard !hasAttribute(of: ["nonobjc"]), let owner = owningType else { return false }
    if owner.hasAttribute(of: ["nonobjc"]) { return false }
    if owner.hasAttribute(of: ["objc"]), owner.kind != .classDeclaration { return true }
    guard ownAccess > .fileprivate else { return false }
    guard owner.kind == .classDeclaration || owner.kind == .extensionDeclaration else { return false }
    return owner.hasAttribute(of: ["objcMembers"])
      || types.supertypes(of: owner.typeName).contains { types.objectiveCMembers.contains($0) }
  }

  private static let objectiveCAttributes: Set<String> = [
    "objc", "IBAction", "IBOutlet", "IBInspectable", "IBSegueAction", "GKInspectable", "NSManaged",
    "objcMembers", "_cdecl", "cdecl", "c", "_expose", "_silgen_name", "implementation",
  ]

  fileprivate func hasAttribute(of names: Set<String>) -> Bool {
    attributes.contains { names.contains($0.attributeName) }
  }

  /// What reaches a named declaration without naming it; `nil`: nothing does.
  /// - Parameters:
  ///   - types: the types of its file.
  ///   - requirement: what requires it, where more than its file is known.
  public func exposure(
    as name: String, among types: FileTypes, requirement: ((_ owner: Syntax) -> Exposure?)? = nil
  ) -> Exposure? {
    if isExposedToObjectiveC(among: types) { return .objectiveC }
    guard let owner = owningType else {
      return kind == .typealiasDeclaration && name.hasSuffix("LiteralType") ? .language : nil
    }
    if name.hasLanguageMeaning { return .language }
    let required = requirement.map { $0(owner) } ?? requirementExposure(as: name, of: owner, among: types)
    if let required { return required }
    return owner.macro(among: types).map(Exposure.macro)
  }

  /// For a variable: whether it is part of the synthesized encoding of its type.
  /// - Parameter types: the types of its file.
  public func isEncoded(among types: FileTypes) -> Bool {
    guard kind == .variableDeclaration, !modifiers.contains("static"),
      child(.binding)?.child(.accessorBlock) == nil, let owner = owningType
    else { return false }
    let conformances = types.conformances(ofSubtypesOf: types.name(behind: owner.typeName))
    return conformances.contains { ["Codable", "Encodable"].contains($0) }
  }

  /// A witness is at least as accessible as its type or its protocol, so a `private` member is never one. A
  /// `fileprivate` member of a more accessible type can only witness a protocol of this file, whose
  /// requirement is a mention.
  private func requirementExposure(
    as name: String, of owner: Syntax, among types: FileTypes
  ) -> Exposure? {
    var doubt: Exposure?
    for conformance in conformances(of: owner, among: types) {
      switch WellKnownRequirements.requires(name, in: conformance) {
      case true?: return .requirement(of: conformance)
      case false?: break
      case nil: doubt = doubt ?? .possiblyRequired(by: conformance)
      }
    }
    return doubt
  }

  /// The protocols from other files that may require a member.
  private func conformances(of owner: Syntax, among types: FileTypes) -> [String] {
    if statedAccess == .private { return [] }
    let type = types.name(behind: owner.typeName)
    if ownAccess == .fileprivate, !types.hiddenTypes.contains(type) { return [] }
    return types.conformances(ofSubtypesOf: type)
  }

  /// For a type or an extension: a macro that is attached to it or expanded in it, and may name its members.
  private func macro(among types: FileTypes) -> String? {
    if let name = attributes.lazy.map(\.attributeName).first(where: \.mayBeMacro) { return "@\(name)" }
    let macros = body?.children(.macroExpansion) ?? []
    return macros.lazy.map(\.name).first { !["warning", "error", "Preview"].contains($0) }.map { "#\($0)" }
      ?? types.macros[typeName]
  }
}

extension String {
  /// Whether the language gives a member with that name a meaning.
  fileprivate var hasLanguageMeaning: Bool {
    let names: Set<String> = [
      "appendInterpolation", "appendLiteral", "callAsFunction", "dynamicallyCall", "wrappedValue",
      "projectedValue", "main", "buildBlock", "buildExpression", "buildOptional", "buildEither", "buildIf",
      "buildArray", "buildLimitedAvailability", "buildFinalResult", "buildPartialBlock", "buildDo",
    ]
    return names.contains(self) || hasSuffix("CodingKeys")
  }

  /// For an attribute of a type: whether it may be a macro that adds members.
  var mayBeMacro: Bool {
    let others: Set<String> = [
      "available", "objc", "objcMembers", "nonobjc", "main", "UIApplicationMain", "NSApplicationMain",
      "propertyWrapper", "resultBuilder", "_functionBuilder", "dynamicMemberLookup", "dynamicCallable",
      "frozen", "usableFromInline", "inlinable", "globalActor", "preconcurrency", "unchecked", "Observable",
      "requires_stored_property_inits", "Suite", "retroactive", "_spi", "safe", "unsafe", "implementation",
    ]
    return !others.contains(self) && !hasSuffix("Actor") && first != "_"
  }
}
