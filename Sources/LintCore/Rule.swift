import Availability

/// A rule: what it is called, what it says of itself, and what it looks for.
public struct Rule: Sendable {
  /// Kebab case: `redundant-check`.
  public var id: String
  /// One line for `--list-rules`.
  public var summary: String
  public var severity: Severity
  /// Off unless selected by name.
  public var isOptIn: Bool
  /// One of these stands in every file that the rule could have something to say about, letter by letter;
  /// `\d` stands for a digit. Rare bytes make them fast to find: `@available` rather than `available`.
  public var words: [String]
  /// What else a file must have, told before it is lexed.
  public var sieve: Sieve
  public var documentation: Documentation
  /// What it finds in one file.
  public var check: @Sendable (FilePass) -> Void
  /// What it finds over all files; `nil`: it judges each by itself.
  public var project: ProjectRule?
  /// What it finds in one definition of an availability macro; the contexts are those of all files that have it.
  public var definition: (@Sendable (AvailabilityMacros.Definition, [LintContext]) -> Finding?)?

  /// A rule that judges each file by itself.
  public init(
    id: String, summary: String, severity: Severity = .warning, isOptIn: Bool = false,
    words: [String] = [], sieve: Sieve = .words, documentation: Documentation,
    check: @escaping @Sendable (FilePass) -> Void
  ) {
    self.id = id
    self.summary = summary
    self.severity = severity
    self.isOptIn = isOptIn
    self.words = words
    self.sieve = sieve
    self.documentation = documentation
    self.check = check
  }

  /// A rule that judges the project as a whole.
  public init(
    id: String, summary: String, severity: Severity = .warning, isOptIn: Bool = false,
    words: [String] = [], sieve: Sieve = .words, documentation: Documentation, project: ProjectRule
  ) {
    self.init(
      id: id, summary: summary, severity: severity, isOptIn: isOptIn, words: words, sieve: sieve,
      documentation: documentation, check: { _ in })
    self.project = project
  }

  /// The same rule, which also judges the definitions of availability macros.
  public func checkingDefinitions(
    _ check: @escaping @Sendable (AvailabilityMacros.Definition, [LintContext]) -> Finding?
  ) -> Rule {
    var rule = self
    rule.definition = check
    return rule
  }

  /// What `--explain` prints, Markdown without headings.
  public struct Documentation: Sendable {
    /// What it does.
    public var what: String
    /// Why it is bad.
    public var why: String
    /// Swift before and after.
    public var before: String
    public var after: String
    /// When its fix is not safe, or why there is none.
    public var safety: String

    public init(what: String, why: String, before: String, after: String, safety: String) {
      self.what = what
      self.why = why
      self.before = before
      self.after = after
      self.safety = safety
    }
  }
}
