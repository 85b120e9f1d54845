import Projects

/// The rules that are on, with their severities.
public struct RuleSelection: Sendable {
  public let rules: [Rule]
  /// Their severities, by id.
  let severities: [String: Severity]
  /// The ids of all rules, on or off.
  let knownNames: Set<String>
  /// The rules grouped by words and sieve.
  let groups: [RuleGroup]
  /// What they look for in changed files.
  let questions: [ChangeInquiry.Question]
  /// The ids of those whose fixes are asked for; `nil`: all that are on.
  var slice: Set<String>?

  /// Whether the fixes of a rule are requested. Findings of other rules still count as evidence.
  func isAsked(_ id: String) -> Bool { slice?.contains(id) ?? true }

  /// The same rules, with only some requested.
  /// - Parameters:
  ///   - select: the ids of `--select`, which also turns a rule on; `nil`: all.
  ///   - ignore: the ids of `--ignore`.
  ///   - off: rules that are off in any case.
  /// - Throws: `UnknownRule` for an unknown id.
  public static func slice(
    of catalogue: [Rule], select: [String]?, ignore: [String], off: [String], severities: [String: Severity?]
  ) throws(UnknownRule) -> RuleSelection {
    let asked = try rules(of: catalogue, select: select, ignore: ignore + off, severities: severities)
    let standing = try rules(of: catalogue, select: nil, ignore: off, severities: severities)
    var all = try RuleSelection(
      catalogue: catalogue, select: (standing + asked).map(\.id), ignore: off, severities: severities)
    if asked.count < all.rules.count { all.slice = Set(asked.map(\.id)) }
    return all
  }

  /// Whether the rule with that id is on.
  public func isOn(_ id: String) -> Bool { severities[id] != nil }

  /// - Parameters:
  ///   - catalogue: all rules there are, in the order of reports.
  ///   - select: ids named by `--select`; `nil`: all that are not opt-in. Naming a rule turns it on, and with it the
  ///     follow-ups: a fix is not whole without them.
  ///   - ignore: ids named by `--ignore`.
  ///   - severities: from the configuration; `nil` as a value turns a rule off, a value turns it on.
  /// - Throws: `UnknownRule` for a name that no rule has.
  public init(
    catalogue: [Rule], select: [String]? = nil, ignore: [String] = [], severities: [String: Severity?] = [:]
  ) throws(UnknownRule) {
    rules = try Self.rules(of: catalogue, select: select, ignore: ignore, severities: severities)
    self.severities = Dictionary(rules.map { ($0.id, $0.severity) }, uniquingKeysWith: { first, _ in first })
    knownNames = Set(catalogue.lazy.map(\.id))
    groups = RuleGroup.groups(of: rules)
    questions = ChangeInquiry.Question.all(of: rules)
  }

  /// The rules that are on, see `init`.
  private static func rules(
    of catalogue: [Rule], select: [String]?, ignore: [String], severities: [String: Severity?]
  ) throws(UnknownRule) -> [Rule] {
    let known = catalogue.map(\.id)
    for name in (select ?? []) + ignore + severities.keys.sorted() where !known.contains(name) {
      throw UnknownRule(name: name, nearest: nearestName(to: name, in: known))
    }
    let finders = Set(catalogue.lazy.filter { !$0.isFollowUp }.map(\.id))
    let selectsFinder = select?.contains(where: finders.contains) ?? true
    return catalogue.compactMap { rule in
      let configured = severities[rule.id]
      let isOnByDefault = configured.map { $0 != nil } ?? !rule.isOptIn
      let isOn =
        select.map { $0.contains(rule.id) || rule.isFollowUp && selectsFinder && isOnByDefault }
        ?? isOnByDefault
      guard isOn, !ignore.contains(rule.id) else { return nil }
      var rule = rule
      if case .some(.some(let severity)) = configured { rule.severity = severity }
      return rule
    }
  }
}

/// There is no rule with this id.
public struct UnknownRule: Error, Hashable, Sendable {
  public var name: String
  /// The most similar id.
  public var nearest: String?

  public init(name: String, nearest: String?) {
    self.name = name
    self.nearest = nearest
  }
}
