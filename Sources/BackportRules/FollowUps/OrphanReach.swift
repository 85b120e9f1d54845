// private struct Look: PreviewProvider {…}             Xcode shows it
// struct Behaviour { @Test func works() }              the test runner calls it
// enum Cells { @objc(OldCell) class Cell: … }          an interface file names it
//
// What may use a declaration although no Swift code names it.
import LintCore
import Semantics
import SwiftSource
import SystemCalls

extension Syntax {
  /// Whether the system, a tool or a test runner finds it, or something in it: by a conformance or an attribute.
  var isFoundWithoutName: Bool {
    registers || descendants.contains { $0.registers }
  }

  private var registers: Bool {
    switch kind {
    case .attribute: Self.registeringAttributes.contains(attributeName)
    case .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration:
      inheritedNames.contains(where: \.makesTypesKnown)
        || children(.attribute).contains { $0.attributeName == "objc" && $0.text.contains("(") }
    default: false
    }
  }

  private static let registeringAttributes: Set<String> = [
    "Test", "Suite", "main", "UIApplicationMain", "NSApplicationMain", "_cdecl", "cdecl", "c", "_expose",
    "_silgen_name", "_dynamicReplacement",
  ]

  /// Whether Objective-C may make an object of this class by its name. It knows no generic class, and one in another type
  /// by a mangled name that nobody writes.
  func mayBeMadeByName(_ isOwn: (String) -> Bool) -> Bool {
    kind == .classDeclaration && child(.genericParameters) == nil && owningType == nil
      && !inheritedNames.allSatisfy(isOwn)
  }

  /// Whether only Swift code that names this declaration can use it, although it is not private. The system or
  /// a test runner finds what conforms to some protocols.
  func isReachedByNameOnly(_ isOwn: (String) -> Bool) -> Bool {
    if kind == .classDeclaration, child(.genericParameters) != nil { return true }
    return withOwnExtensions.flatMap(\.inheritedNames).allSatisfy { name in
      name.isPlainParent || name.hasSuffix("Style") || name.hasSuffix("Representable") || isOwn(name)
    }
  }

  /// What conforms to these is found by its name alone.
  fileprivate static let plainProtocols: Set<String> = [
    "View", "ViewModifier", "Shape", "Equatable", "Hashable", "Comparable", "Codable", "Encodable",
    "Decodable",
    "Sendable", "Identifiable", "Error", "LocalizedError", "CaseIterable", "OptionSet", "PreferenceKey",
    "EnvironmentKey", "Animatable", "String", "Int", "UInt", "Double", "CustomStringConvertible", "Layout",
    "Sequence",
    "IteratorProtocol", "AsyncSequence", "AsyncIteratorProtocol", "CodingKey", "RawRepresentable",
    "CustomDebugStringConvertible", "ObservableObject", "ToolbarContent", "App", "InsettableShape", "Actor",
  ]

  /// A declaration, and what is deleted with it.
  var withOwnExtensions: [Syntax] { [self] + ownExtensions }

  /// The extensions of this type at the top of its file, if all can go with it. Nothing reaches their members but by
  /// the type's name.
  var ownExtensions: [Syntax] {
    guard kind.isTypeDeclaration, kind != .protocolDeclaration, isTopLevel, let name = declaredName,
      tree.root.children.contains(where: { $0.extends(name) })
    else { return [] }
    let types = tree.nodes { $0.isTypeDeclaration || $0 == .typealiasDeclaration }.filter {
      $0.typeName == name
    }
    let extensions = types.filter { $0.kind == .extensionDeclaration }
    guard extensions.count == types.count - 1, extensions.allSatisfy({ $0.goesWithType(named: name) }),
      hasNoOther(extensions.flatMap { $0.body?.items ?? [] }.filter(\.kind.isTypeDeclaration), extensions)
    else { return [] }
    return extensions
  }

  /// Whether a type and its extensions name all of the types in these, and nobody else does or makes them: what they do
  /// not name is there for its own sake.
  private func hasNoOther(_ nested: [Syntax], _ extensions: [Syntax]) -> Bool {
    if nested.isEmpty { return true }
    let own = ([self] + extensions).map(\.tokenIndices)
    let names = tree.identifiers(among: NameFilter(nested.compactMap(\.typeName)))
    return nested.allSatisfy { type in
      let mentions = names.filter { tree.bareName(ofToken: $0) == type.typeName }
      return mentions.contains { !type.tokenIndices.contains($0) }
        && mentions.allSatisfy { index in own.contains { $0.contains(index) } }
    }
  }

  /// The previews of a view in its file that show nothing else of it: nobody but Xcode runs them.
  var ownPreviews: [Syntax] {
    guard kind == .structDeclaration, isTopLevel, let name = declaredName else { return [] }
    let previews = tree.root.children.filter { $0 != self && $0.isPreview }
    if previews.isEmpty { return [] }
    let others = tree.root.children.filter { $0.kind.isTypeDeclaration && !$0.isPreview && $0 != self }
      .compactMap(\.typeName)
    return previews.filter { preview in
      let names = Set(preview.tokenIndices.map(tree.bareName(ofToken:)))
      return names.contains(name) && names.isDisjoint(with: others.filter { $0 != name })
    }
  }

  /// Whether Xcode runs it by itself.
  var isPreview: Bool {
    switch kind {
    case .macroExpansion, .expressionStatement: text.hasPrefix("#Preview")
    case .structDeclaration: inheritedNames == ["PreviewProvider"]
    default: false
    }
  }

  private func extends(_ name: String) -> Bool {
    kind == .extensionDeclaration && child(.type).map { tree.text.reads(name, at: $0.range) } ?? false
  }

  private var isTopLevel: Bool { parent?.kind == .sourceFile }

  private func goesWithType(named name: String) -> Bool {
    isTopLevel && child(.type)?.text == name && attributes.allSatisfy { $0.attributeName == "available" }
      && inheritedNames.allSatisfy { !$0.makesTypesKnown } && !isFoundWithoutName && access < .package
      && !flags.contains(.incomplete) && !descendants.contains { $0.kind == .unexpected }
      && !tree.commentsAbove(range.lowerBound).contains { tree.text.holds("backport:ignore", in: $0) }
  }

  /// What a type inherits from, without modules and attributes.
  var inheritedNames: [String] {
    (child(.inheritance)?.children(.type) ?? []).map { type in
      type.text.split { $0 == "." || $0 == " " }.last.map(String.init) ?? type.text
    }
  }
}

extension String {
  /// Whether the system, Xcode or a test runner finds what inherits from this protocol or class, and nobody has to
  /// name that.
  fileprivate var makesTypesKnown: Bool {
    ["PreviewProvider", "LibraryContentProvider"].contains(self)
      || ["Intent", "TestCase", "Spec"].contains(where: hasSuffix)
      || hasPrefix("App") && ["Entity", "Enum", "Provider"].contains(where: hasSuffix)
  }

  var isPlainParent: Bool { Syntax.plainProtocols.contains(self) }

  /// No word of the language.
  var mayBeOwn: Bool { count > 2 && !Self.words.contains(self) }

  /// Words that are names only elsewhere, and those of checks.
  private static let words: Set<String> = [
    "async", "await", "available", "consume", "consuming", "convenience", "didSet", "dynamic", "each",
    "final", "get",
    "indirect", "isolated", "lazy", "mutating", "nonisolated", "nonmutating", "optional", "override",
    "package",
    "required", "set", "some", "unavailable", "unowned", "weak", "willSet", "introduced", "deprecated",
    "obsoleted",
    "iOS", "iOSApplicationExtension", "macOS", "macOSApplicationExtension", "tvOS", "watchOS", "visionOS",
    "macCatalyst", "canImport", "targetEnvironment", "swift", "compiler",
  ]
}

extension ChangePass {
  /// Whether the project declares a protocol or class of a name that leads to nothing outside of the project.
  func isOwn(_ name: String) -> Bool {
    declaresType(name, whoseParents: { $0.isPlainParent || $0 == "AnyObject" })
  }

  /// Whether the project declares a protocol or class of a name for which the compiler makes nothing of stored properties.
  func isPlain(_ name: String) -> Bool {
    declaresType(name, whoseParents: Syntax.synthesizesNothing)
  }

  /// Whether the project declares a protocol or class of a name, without attributes, and something holds for all that it
  /// inherits from outside of the project.
  private func declaresType(_ name: String, whoseParents areSuch: (String) -> Bool) -> Bool {
    project.model { model in
      model.declarations(named: name, seenFrom: file).contains { type in
        guard type.kind == .protocolType || type.kind == .classType, type.attributes.isEmpty else {
          return false
        }
        let kin = model.ancestry(ofType: type)
        return kin.isWhole && kin.outside.allSatisfy(areSuch)
      }
    }
  }
}
