// final class Lock: Base, Closing { deinit {…} }   is one whose release runs it, and a `Base` and a `Closing` may be one
import LintCore
import SwiftSource
import SystemCalls

/// The types of other files that have a `deinit`, and those that may hold them.
struct DeinitTypes: Sendable {
  private(set) var own: Set<String> = []
  /// What these say that they inherit from.
  private var bases: Set<String> = []

  /// Those that no type says anything about.
  static let namesOfAnything: Set<String> = ["Any", "AnyObject"]

  init() {}

  var isEmpty: Bool { own.isEmpty }

  mutating func insert(_ name: String) { own.insert(name) }

  fileprivate mutating func add(_ other: DeinitTypes) {
    own.formUnion(other.own)
    bases.formUnion(other.bases)
  }

  /// Whether a variable of a type may hold one.
  func mayBeHeld(as name: String) -> Bool { own.contains(name) || bases.contains(name) }
}

extension DeinitTypes {
  /// Those of a file, by its tokens: most files that have a `deinit` are asked for nothing else.
  fileprivate init(in text: SourceText) {
    let tokens = Lexer.tokens(of: text)
    // Of each open brace: the type that it begins, and what that inherits from.
    var open: [(name: String, bases: Set<String>)?] = []
    var begun: (name: String, bases: Set<String>)?
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .leftBrace:
        open.append(begun)
        begun = nil
      case .rightBrace: _ = open.popLast()
      case .identifier where begun != nil:
        let name = text[token.range]
        if name != begun?.name { begun?.bases.insert(name) }
      case .keyword where token.keyword == .deinit:
        guard let owner = open.last ?? nil else { continue }
        own.insert(owner.name)
        bases.formUnion(owner.bases.subtracting(Self.namesOfSystem))
      default: break
      }
      // `class func` has no name.
      if [.class, .struct, .actor, .enum].contains(token.keyword), index + 1 < tokens.count,
        tokens[index + 1].kind == .identifier
      {
        begun = (text[tokens[index + 1].range], [])
      }
    }
  }

  fileprivate static let namesOfSystem: Set<String> = [
    "NSObject", "UIView", "UIViewController", "NSView", "NSViewController", "ObservableObject", "Sendable",
    "AnyObject", "Equatable", "Hashable", "Codable", "Identifiable", "Error",
  ]
}

extension ChangePass {
  /// What a file holds that has one.
  static let wordOfDeinitializers = "deinit"

  /// Whether a variable of one of some types may hold an object whose release runs a `deinit` of the project. Requires that
  /// `wordOfDeinitializers` was requested, and requests what it leads to.
  func runsDeinit(whenHoldingOneOf types: Set<String>) -> Bool {
    if types.isEmpty || project.files(naming: Self.wordOfDeinitializers).isEmpty { return false }
    if !types.isDisjoint(with: DeinitTypes.namesOfAnything) { return true }
    return types.sorted().contains { name in
      let answer = project.remembered(name) { DeinitAnswer(for: name, in: $0) }
      need(answer.names)
      return answer.isFound
    }
  }
}

/// Whether a variable of a type may hold an object whose release runs a `deinit`, and the names that this depends on.
private struct DeinitAnswer: Sendable {
  let isFound: Bool
  let names: Set<String>

  init(for type: String, in project: NamedFiles) {
    var search = DeinitSearch(project)
    isFound = search.runsDeinit(whenHolding: type)
    names = search.names
  }
}

// var lock: Closing                     may hold
// final class OwnLock: Lock, Closing {} an heir, which inherits the `deinit`

/// The search for what a variable of a type may hold, among its heirs and what these inherit from.
private struct DeinitSearch {
  let project: NamedFiles
  private let known: DeinitTypes
  /// What it asked for: types and their declarations.
  private(set) var names: Set<String> = []
  private var released: Set<String> = []

  init(_ project: NamedFiles) {
    self.project = project
    let cache = project.remembered { _ in DeinitCache() }
    known = project.remembered { project in
      project.files(naming: ChangePass.wordOfDeinitializers).reduce(into: DeinitTypes()) {
        $0.add(cache.types(of: $1))
      }
    }
  }

  mutating func runsDeinit(whenHolding name: String) -> Bool {
    if known.mayBeHeld(as: name) { return true }
    guard name.isTypeName, !Syntax.valueTypes.contains(name), !DeinitTypes.namesOfSystem.contains(name),
      names.insert(name).inserted
    else { return false }
    if runsDeinit(whenReleasing: name) { return true }
    let relations = WordSet([": ", ":", ", ", ","].map { $0 + name }, areNames: true)
    for file in project.files(naming: name) where file.holds(relations) {
      for heir in file.types.subtypes(of: name).sorted() where heir != name {
        if file.tree.runsDeinit(whenReleasing: heir, knowing: known) || runsDeinit(whenHolding: heir) {
          return true
        }
      }
    }
    return false
  }

  private mutating func runsDeinit(whenReleasing name: String) -> Bool {
    guard released.insert(name).inserted else { return false }
    names.insert(NamedFiles.declaration(of: name))
    for file in project.files(declaring: name) {
      if file.tree.runsDeinit(whenReleasing: name, knowing: known) { return true }
      for parent in file.types.supertypes(of: name).sorted() where parent.mayBeOwn {
        if runsDeinit(whenReleasing: parent) { return true }
      }
    }
    return false
  }
}

/// What files tell, by their serial numbers.
private final class DeinitCache: Sendable {
  private let known = Mutex<[Int: DeinitTypes]>([:])

  func types(of file: NamedFiles.File) -> DeinitTypes {
    if let types = known.withLock({ $0[file.serialNumber] }) { return types }
    let types = DeinitTypes(in: file.text)
    known.withLock { $0[file.serialNumber] = types }
    return types
  }
}
