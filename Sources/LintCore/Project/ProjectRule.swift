import SwiftSource

/// A rule that needs the whole project: facts of each file, then a step over all facts, with further searches
/// if necessary. Everything is a value. The driver visits files in parallel, caches the facts of each, and
/// repeats a step only when a file or a search changed.
///
/// - `gather` receives each file that contains one of the rule's words, in the same visit as the other
///   rules.
/// - `resolve` receives all facts, and returns the findings or a further search.
public struct ProjectRule: Sendable {
  /// Phase A: gathers the facts of one file.
  public var gather: @Sendable (FilePass) -> [any ProjectFact]
  /// Phase B: combines the facts of all files.
  public var resolve: @Sendable (ProjectFacts) -> ProjectStep

  public init(
    gather: @escaping @Sendable (FilePass) -> [any ProjectFact],
    resolve: @escaping @Sendable (ProjectFacts) -> ProjectStep
  ) {
    self.gather = gather
    self.resolve = resolve
  }
}

/// A fact about a file that matters beyond the file. It is small, and equal to the earlier one if the file
/// says the same at the same places. It holds places as `ProjectPlace` or `FileEdit`, not as offsets: the driver
/// then recognises facts that an edit only moved.
public protocol ProjectFact: Hashable, Sendable {}

/// The result of a phase.
public enum ProjectStep: Sendable {
  /// The rule's findings. Places where the rule is off or ignored have none.
  case done([Finding])
  case search(ProjectSearch)
}

/// Phase C: a search in every file of the project that contains one of some words.
public struct ProjectSearch: Sendable {
  /// Names, or texts that begin or end with one (`func badge`). They do not match inside longer names. Files
  /// without any of them are not lexed.
  public var words: Set<String>
  /// A file has to hold one of these as well; empty: it does not.
  public var companions: Set<String>
  /// The files that it looks into, as findings show them; `nil`: all of the project.
  public var paths: Set<String>?
  /// What `look` depends on where a name stands besides the file, as a hash; no entry: on the words alone. After an update
  /// only those files are searched again that changed, or that hold a word that is new, is gone, or has another hash. Facts
  /// that only moved have the same hash.
  public var basis: [String: Int]
  /// What the next searches may want, as far as that is known: they need not open files that hold none of it.
  public var laterWords: Set<String>
  /// Whether what was found once counts as past facts when an edit has removed it.
  public var keepsPast: Bool
  public var look: @Sendable (FilePass) -> [any ProjectFact]
  /// Phase D: the findings, or a further search.
  public var next: @Sendable (ProjectFacts) -> ProjectStep

  public init(
    words: Set<String>, companions: Set<String> = [], paths: Set<String>? = nil, basis: [String: Int] = [:],
    laterWords: Set<String> = [], keepsPast: Bool = false,
    look: @escaping @Sendable (FilePass) -> [any ProjectFact],
    next: @escaping @Sendable (ProjectFacts) -> ProjectStep
  ) {
    self.words = words
    self.companions = companions
    self.paths = paths
    self.basis = basis
    self.laterWords = laterWords
    self.keepsPast = keepsPast
    self.look = look
    self.next = next
  }
}

extension [String: Int] {
  /// The basis of a search that depends on the same at each of some names.
  public init(at names: Set<String>, _ hash: Int) { self = names.reduce(into: [:]) { $0[$1] = hash } }
}

/// The facts of one phase, in the order of the project's files and, inside each, of the source.
public struct ProjectFacts: Sendable {
  /// Without files that have no facts.
  public let files: [(path: String, facts: [any ProjectFact])]
  /// Facts from earlier rounds of a migration whose source is already edited, and those of searches that keep them.
  public let past: [any ProjectFact]
  /// Why the files may not be the whole project, as a sentence without a full stop; `nil`: they are.
  public let hidden: String?
  /// Whether the uses of shims that stay in any case are requested.
  public let listsAllUses: Bool
  /// The files that were given, as findings show them; `nil`: all of the project.
  public let given: Set<String>?

  /// All facts of one type.
  @inlinable
  public func all<Fact: ProjectFact>(_ type: Fact.Type = Fact.self) -> [Fact] {
    var all: [Fact] = []
    for file in files {
      for fact in file.facts { if let fact = fact as? Fact { all.append(fact) } }
    }
    return all
  }

  /// All facts of one type from earlier rounds.
  public func past<Fact: ProjectFact>(_ type: Fact.Type = Fact.self) -> [Fact] {
    past.compactMap { $0 as? Fact }
  }
}

extension ProjectFact {
  /// `self` is the left operand: the older fact, when facts are compared across an edit.
  func equals(_ other: any ProjectFact) -> Bool { Optional(self) == other as? Self }
}

extension [any ProjectFact] {
  func equals(_ other: Self) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.equals($1) }
  }
}
