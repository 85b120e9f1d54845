import LintCore
import SwiftSource

/// What the files of a project, or one file, declare that gives checks another meaning.
struct OwnMeanings: Sendable {
  /// Those of the builders' own names.
  private var builders: [String: BuilderTraits] = [:]
  private var uncopied: Set<String> = []
  /// By the name of what they inherit from or stand for.
  private var heirs: [String: Set<String>] = [:]
  private var leading: Set<String> = []
  /// By the name of a builder or alias.
  private var takers: [String: Set<String>] = [:]
  /// What types around checks inherit from.
  private(set) var parents: Set<String> = []
  private var requirements: Set<Requirement> = []
  /// By the name of a type.
  private var sources: [String: Set<String>] = [:]
  private(set) var consumingMethods: Set<String> = []
  /// In conditions that go with checks.
  private(set) var pureNames: Set<String> = []
  private(set) var namesWithEffect: Set<String> = []
  /// Of other files.
  private var released = DeinitTypes()
  /// The types of what functions of other files give, by their names.
  private var given: [String: Set<String>] = [:]

  private struct Requirement: Hashable {
    var type: String
    var member: String
    var builder: String
  }

  init() {}

  /// Those that one file declares and mentions.
  init(of tree: SyntaxTree) {
    let reading = MeaningReading(tree: tree)
    add(reading.declared)
    follow { reading.facts(about: $0) }
  }

  /// Adds what the names lead to, until they are no more than before.
  /// - Parameter facts: what is declared about some names, each of which is asked for once.
  mutating func follow(_ facts: (_ names: Set<String>) -> [MeaningFact]) {
    var asked: Set<String> = []
    while case let new = names.subtracting(asked), !new.isEmpty {
      asked.formUnion(new)
      add(facts(new))
    }
  }

  mutating func add(_ facts: [MeaningFact]) {
    for fact in facts {
      switch fact {
      case .builder(let name, let traits): builders[name, default: []].formUnion(traits)
      case .uncopied(let name): uncopied.insert(name)
      case .heir(let name, let parent, let leadsOn):
        heirs[parent, default: []].insert(name)
        if leadsOn { leading.insert(name) }
      case .parent(let parent, let name):
        heirs[parent, default: []].insert(name)
        parents.insert(parent)
      case .taker(let name, let builder): takers[builder, default: []].insert(name)
      case .requirement(let type, let member, let builder):
        requirements.insert(Requirement(type: type, member: member, builder: builder))
      case .source(let name, let type): sources[type, default: []].insert(name)
      case .consuming(let name): consumingMethods.insert(name)
      case .pureName(let name): pureNames.insert(name)
      case .effect(let name): namesWithEffect.insert(name)
      case .released(let name): released.insert(name)
      case .given(let type, let function): given[function, default: []].insert(type)
      }
    }
  }

  /// The types, and the functions that give what holds one, whose release runs a `deinit`.
  var deinits: DeinitTypes {
    given.reduce(into: released) { if !$1.value.isDisjoint(with: released.own) { $0.insert($1.key) } }
  }

  /// The types of what functions give.
  var typesGiven: Set<String> { given.values.reduce(into: []) { $0.formUnion($1) } }

  var isEmpty: Bool { builders.isEmpty && uncopied.isEmpty && pureNames.isEmpty }

  /// Whether nothing in it matters to any check.
  var changeNothing: Bool {
    uncopied.isEmpty && namesWithEffect.isEmpty && builders(that: .seesAnything).isEmpty
  }

  var hasBuilders: Bool { !builders.isEmpty }

  /// The names that lead to further declarations: of builders, of values that are not copied, and of the types that take
  /// or lend builders, since it may matter what else is one.
  var names: Set<String> {
    if isEmpty { return [] }
    let types = takers.values.joined().filter { $0.isTypeName }
    return namesOfMeanings.union(
      withHeirs(Set(requirements.map(\.type)).union(types), onlyLeading: true))
  }

  /// Those of builders, and of values that are not copied.
  var namesOfMeanings: Set<String> { withHeirs(uncopied.union(builders.keys), onlyLeading: true) }

  /// Whether protocols lend builders to members of other types.
  var lendsBuilders: Bool { !requirements.isEmpty }

  /// Whether it matters what types inherit from.
  var reachesTypes: Bool { lendsBuilders || takers.values.contains { $0.contains(where: \.isTypeName) } }

  /// Leaves the builders out.
  mutating func forgetBuilders() { builders = [:] }

  private func withHeirs(_ names: Set<String>, onlyLeading: Bool = false) -> Set<String> {
    var all = names
    var open = Array(names)
    while let name = open.popLast() {
      for heir in heirs[name] ?? [] where !onlyLeading || leading.contains(heir) {
        if all.insert(heir).inserted { open.append(heir) }
      }
    }
    return all
  }

  // MARK: Builders

  /// The builders that see some of what conditions are, with their aliases.
  func builders(that see: BuilderTraits) -> Set<String> {
    if builders.isEmpty { return [] }
    return withHeirs(Set(builders.filter { !$0.value.ofWholeBuilder.isDisjoint(with: see) }.keys))
  }

  /// Those among some builders that may give `Void`.
  func builders(amongThoseOfNothing some: Set<String>) -> Set<String> {
    some.intersection(withHeirs(Set(builders.filter { $0.value.contains(.givesNothing) }.keys)))
  }

  /// Whether a function or type of a name is called with a closure for one of some builders.
  func takes(_ name: String, closuresFor builders: Set<String>) -> Bool {
    withHeirs(takers(ofClosuresFor: builders)).contains(name)
  }

  /// Whether an operator, or a value that is called, takes a closure for one of some builders.
  func takesByOperator(closuresFor builders: Set<String>) -> Bool {
    takers(ofClosuresFor: builders).contains { name in
      name == "callAsFunction" || name.first.map { !$0.isLetter && $0 != "_" } ?? false
    }
  }

  private func takers(ofClosuresFor builders: Set<String>) -> Set<String> {
    builders.reduce(into: []) { $0.formUnion(takers[$1] ?? []) }
  }

  /// Whether a type gets one of some builders from a protocol for its members of some names.
  func lends(_ builders: Set<String>, to type: String, members: [String]) -> Bool {
    requirements.contains { requirement in
      builders.contains(requirement.builder) && members.contains(requirement.member)
        && withHeirs([requirement.type]).contains(type)
    }
  }

  // MARK: Values that are not copied

  /// Their types, with aliases.
  var uncopiedTypes: Set<String> { uncopied.isEmpty ? [] : withHeirs(uncopied) }

  /// The words without one of which a file holds no such value. A parameter that is consumed may be of any type.
  var wordsOfUncopied: Set<String> {
    uncopied.isEmpty ? [] : uncopiedTypes.union(uncopiedSources).union(["consuming"])
  }

  /// What gives values of these types.
  var uncopiedSources: Set<String> {
    uncopiedTypes.reduce(into: []) { $0.formUnion(sources[$1] ?? []) }
  }
}
