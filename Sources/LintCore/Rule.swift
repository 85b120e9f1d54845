import Availability

/// A rule: its name, its documentation, and its implementation.
public struct Rule: Sendable {
  /// Kebab case: `redundant-check`.
  public var id: String
  /// One line for `--list-rules`.
  public var summary: String
  public var severity: Severity
  /// Off by default.
  public var isOptIn: Bool
  /// Every file in which the rule can have findings contains one of these words; `\d` matches a digit. Words
  /// with rare bytes are found faster: `@available` rather than `available`.
  public var words: [String]
  /// A further check before lexing.
  public var sieve: Sieve
  public var documentation: Documentation
  /// Reports the findings in one file.
  public var check: @Sendable (FilePass) -> Void
  /// Finds across files; `nil`: the rule judges each file on its own.
  public var project: ProjectRule?
  /// Judges one definition of an availability macro. The contexts are those of all files that use it.
  public var definition: (@Sendable (AvailabilityMacros.Definition, [LintContext]) -> Finding?)?

  /// Creates a rule that judges each file on its own.
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

  /// Creates a rule that judges the whole project.
  public init(
    id: String, summary: String, severity: Severity = .warning, isOptIn: Bool = false,
    words: [String] = [], sieve: Sieve = .words, documentation: Documentation, project: ProjectRule
  ) {
    self.init(
      id: id, summary: summary, severity: severity, isOptIn: isOptIn, words: words, sieve: sieve,
      documentation: documentation, check: { _ in })
    self.project = project
  }

  /// The same rule, with a judgement of availability macros.
  public func checkingDefinitions(
    _ check: @escaping @Sendable (AvailabilityMacros.Definition, [LintContext]) -> Finding?
  ) -> Rule {
    var rule = self
    rule.definition = check
    return rule
  }

  /// The text of `--explain`, in Markdown without headings.
  public struct Documentation: Sendable {
    /// What it finds.
    public var what: String
    /// Why that matters.
    public var why: String
    /// An example before and after.
    public var before: String
    public var after: String
    /// When its fix is not safe, or why there is no fix.
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
