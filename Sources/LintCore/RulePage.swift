/// What users know as one rule: the rules with one id, and what there is to say about them.
public struct RulePage: Sendable {
  public let id: String
  /// One line for `--list-rules`.
  public let summary: String
  /// What all of them find, and why that matters.
  public let what: String
  public let why: String
  /// In the order of the catalogue. Several have a kind each.
  public let rules: [Rule]

  /// The page of a rule that has its id for itself.
  public init(_ rule: Rule) {
    self.init(
      id: rule.id, summary: rule.summary, what: rule.documentation.what, why: rule.documentation.why,
      rules: [rule])
  }

  /// The page of rules that share an id.
  public init(id: String, summary: String, what: String, why: String, rules: [Rule]) {
    self.id = id
    self.summary = summary
    self.what = what
    self.why = why
    self.rules = rules
  }

  /// The highest of its rules.
  public var severity: Severity { rules.map(\.severity).max() ?? .note }
  /// Off by default.
  public var isOptIn: Bool { rules.allSatisfy(\.isOptIn) }
  public var isFollowUp: Bool { rules.allSatisfy(\.isFollowUp) }
}
