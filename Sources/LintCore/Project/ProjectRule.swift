import SwiftSource

/// What a rule needs that cannot judge a file by itself: facts of each file, then one answer over all of them,
/// by way of further searches if need be. Everything is a value; the driver runs files in parallel, keeps what it
/// learned of each, and asks again only where a file or what is searched for has changed.
///
/// - `gather` sees each file that holds one of the rule's words, in the same visit that runs the other rules.
/// - `resolve` sees all facts and says what to look for next, or what was found.
public struct ProjectRule: Sendable {
  /// Phase A: what one file says.
  public var gather: @Sendable (FilePass) -> [any ProjectFact]
  /// Phase B: what all files say together.
  public var resolve: @Sendable (ProjectFacts) -> ProjectStep

  public init(
    gather: @escaping @Sendable (FilePass) -> [any ProjectFact],
    resolve: @escaping @Sendable (ProjectFacts) -> ProjectStep
  ) {
    self.gather = gather
    self.resolve = resolve
  }
}

/// Something that a file says and that matters beyond it: small, and equal to what it was before if the file says
/// the same at the same places.
public protocol ProjectFact: Hashable, Sendable {
  /// Moves all places that it holds to where an edit has moved them, so that it equals what is read there afterwards.
  mutating func move(by shift: inout TextShift)
}

/// What comes after a look at all facts.
public enum ProjectStep: Sendable {
  /// The rule's findings; a place where the rule is off or told to be silent gives none.
  case done([Finding])
  case search(ProjectSearch)
}

/// Phase C: a look into every file of the project that holds one of some words.
public struct ProjectSearch: Sendable {
  /// Names, or what begins or ends with one (`func badge`): longer names that hold them are other ones. A file
  /// without any is not lexed.
  public var words: Set<String>
  /// A file has to hold one of these as well; empty: it does not.
  public var companions: Set<String>
  /// What the next search may want, as far as that is known: it need not open files that hold none of it.
  public var laterWords: Set<String>
  public var look: @Sendable (FilePass) -> [any ProjectFact]
  /// Phase D, or another search.
  public var next: @Sendable (ProjectFacts) -> ProjectStep

  public init(
    words: Set<String>, companions: Set<String> = [], laterWords: Set<String> = [],
    look: @escaping @Sendable (FilePass) -> [any ProjectFact],
    next: @escaping @Sendable (ProjectFacts) -> ProjectStep
  ) {
    self.words = words
    self.companions = companions
    self.laterWords = laterWords
    self.look = look
    self.next = next
  }
}

/// The facts of one phase, in the order of the project's files and, within each, of the file.
public struct ProjectFacts: Sendable {
  /// Files that have none are missing.
  public let files: [(path: String, facts: [any ProjectFact])]
  /// What the rule gathered before earlier rounds of a migration took it away: what was there is judged to the
  /// end, though nothing in the text tells of it any more.
  public let past: [any ProjectFact]
  /// Why not all of the project is in view, in a sentence without a full stop; `nil`: it is.
  public let hidden: String?
  /// Whether somebody wants to know the uses of what stays in any case.
  public let listsAllUses: Bool

  /// All facts of one type.
  @inlinable
  public func all<Fact: ProjectFact>(_ type: Fact.Type = Fact.self) -> [Fact] {
    var all: [Fact] = []
    for file in files {
      for fact in file.facts { if let fact = fact as? Fact { all.append(fact) } }
    }
    return all
  }

  /// All facts of one type that earlier rounds gathered.
  public func past<Fact: ProjectFact>(_ type: Fact.Type = Fact.self) -> [Fact] {
    past.compactMap { $0 as? Fact }
  }
}

extension ProjectFact {
  func equals(_ other: any ProjectFact) -> Bool { other as? Self == self }
}

extension [any ProjectFact] {
  func equals(_ other: Self) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.equals($1) }
  }
}
