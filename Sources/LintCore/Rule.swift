/// A rule: its name, its documentation, and what it looks at: files, the project, or what a migration
/// changed. Users know it by its id, which several rules may share: a `RulePage` describes them together.
public struct Rule: Sendable {
  public let name: RuleName
  /// The id by which users knew it before it joined others.
  public let formerID: String?
  /// One line.
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
  /// What it finds in the files that a migration changed.
  public var changes: [ChangeRule]
  /// It only has something to say to a reader of the file: it fixes nothing, and tells other files nothing.
  public var onlyRemarks = false
  /// It looks at nothing but changes: it tidies up after the fixes of other rules, and finds nothing without them.
  public let isFollowUp: Bool

  /// Kebab case: `redundant-check`.
  public var id: String { name.id }

  /// Creates a rule that judges files, the project, or, as a follow-up, what a migration changed.
  /// - Parameter severity: `nil`: a warning; of a follow-up, a note.
  public init(
    id: String, kind: String? = nil, formerID: String? = nil, summary: String,
    severity: Severity? = nil, isOptIn: Bool = false, words: [String] = [], sieve: Sieve = .words,
    documentation: Documentation, project: ProjectRule? = nil, changes: [ChangeRule] = [],
    check: @escaping @Sendable (FilePass) -> Void = { _ in }
  ) {
    name = RuleName(id, kind: kind)
    self.formerID = formerID
    self.summary = summary
    self.severity = severity ?? (changes.isEmpty ? .warning : .note)
    self.isOptIn = isOptIn
    self.words = words
    self.sieve = sieve
    self.documentation = documentation
    self.project = project
    self.changes = changes
    self.check = check
    isFollowUp = !changes.isEmpty
  }

  /// The same rule, which also looks at what a migration changed.
  public func checkingChanges(_ changes: [ChangeRule]) -> Rule {
    var rule = self
    rule.changes = changes
    return rule
  }

  /// The rule, which only has something to say to a reader of the file.
  public var remarking: Rule {
    var rule = self
    rule.onlyRemarks = true
    return rule
  }

  /// The text of `--explain`, in Markdown without headings. Why a kind matters is said once, on the page of its id.
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

    public init(what: String, why: String = "", before: String, after: String, safety: String) {
      self.what = what
      self.why = why
      self.before = before
      self.after = after
      self.safety = safety
    }
  }
}
