// final class Lock: Base, Closing { deinit {…} }   is one whose release runs it, and a `Base` and a `Closing` may be one
// final class OwnLock: Lock {}                     is another
// extension Lock: Waiting {}                       a `Waiting` may be one
import LintCore
import SwiftSource

/// The types of a project that have a `deinit`, and those that may hold them.
struct DeinitTypes: Sendable {
  /// With one of their own, an inherited one, or one of what they store as far as its file shows.
  private(set) var own: Set<String> = []
  /// What these inherit from.
  private var bases: Set<String> = []
  /// The names whose mentions tell that.
  private(set) var names: Set<String> = []

  /// Those that no type says anything about.
  static let namesOfAnything: Set<String> = ["Any", "AnyObject"]

  init() {}

  var isEmpty: Bool { own.isEmpty }

  mutating func insert(_ name: String) { own.insert(name) }

  /// Whether a variable of a type may hold one.
  func mayBeHeld(as name: String) -> Bool { own.contains(name) || bases.contains(name) }
}

extension DeinitTypes {
  /// Those of a project, as far as its names were requested.
  fileprivate init(of project: NamedFiles) {
    names = ["deinit"]
    for file in project.files(naming: "deinit") { own.formUnion(file.tree.typesThatRunDeinit) }
    var seen: Set<String> = []
    var open = own
    while let name = open.popFirst() {
      guard seen.insert(name).inserted, !Self.namesOfSystem.contains(name) else { continue }
      names.insert(name)
      let relations = WordSet(Self.relations.map { $0 + name }, areNames: true)
      for file in project.files(naming: name) where file.holds(relations) {
        let parents = file.types.supertypes(of: name)
        bases.formUnion(parents)
        open.formUnion(parents)
        if !own.contains(name) { continue }
        let heirs = file.types.subtypes(of: name)
        own.formUnion(heirs)
        open.formUnion(heirs)
      }
    }
  }

  /// What stands before a type's name where it says what it inherits from, or another that it inherits from it.
  private static let relations = ["class ", "protocol ", "actor ", "extension ", ": ", ":", ", ", ","]

  private static let namesOfSystem: Set<String> = [
    "NSObject", "UIView", "UIViewController", "NSView", "NSViewController", "ObservableObject", "Sendable",
    "AnyObject", "Equatable", "Hashable", "Codable", "Identifiable", "Error",
  ]
}

extension SyntaxTree {
  /// The types of the file whose release runs a `deinit` of it.
  fileprivate var typesThatRunDeinit: Set<String> {
    Set(nodes(where: \.isTypeDeclaration).compactMap(\.declaredName).filter { runsDeinit(whenReleasing: $0) })
  }
}

extension ChangePass {
  /// What a file holds that has one.
  static let wordOfDeinitializers = "deinit"

  /// Whether a variable of one of some types may hold an object whose release runs a `deinit` of the project. Requires that
  /// `wordOfDeinitializers` was requested, and requests what it leads to.
  func runsDeinit(whenHoldingOneOf types: Set<String>) -> Bool {
    if types.isEmpty || project.files(naming: Self.wordOfDeinitializers).isEmpty { return false }
    if !types.isDisjoint(with: DeinitTypes.namesOfAnything) { return true }
    let known = project.remembered { DeinitTypes(of: $0) }
    need(known.names)
    if types.contains(where: known.mayBeHeld) { return true }
    need(types)
    return types.contains { name in
      let declarations = WordSet(Self.kindsOfTypes.map { "\($0) \(name)" }, areNames: true)
      return project.files(naming: name).contains {
        $0.holds(declarations) && $0.tree.runsDeinit(whenReleasing: name, knowing: known)
      }
    }
  }

  private static let kindsOfTypes = ["struct", "class", "enum", "actor", "typealias"]
}
