import Projects

/// The rules that are on, with their severities.
public struct RuleSelection: Sendable {
  public let rules: [Rule]
  let severities: [RuleName: Severity]
  /// The ids of all rules, on or off, by every name that they have or had.
  let ids: [String: String]
  /// The rules grouped by words and sieve.
  package let groups: [RuleGroup]
  /// What they look for in changed files.
  let questions: [ChangeInquiry.Question]
  /// Those whose fixes are asked for; `nil`: all that are on.
  var slice: Set<RuleName>?

  /// Whether the fixes of a rule are requested. Findings of other rules still count as evidence.
  package func isAsked(_ rule: RuleName) -> Bool { slice?.contains(rule) ?? true }

  /// The same rules, with only some requested.
  /// - Parameters:
  ///   - select: the ids of `--select`, which also turns a rule on; `nil`: all.
  ///   - ignore: the ids of `--ignore`.
  ///   - off: rules that are off in any case, by id or full name.
  /// - Throws: `UnknownRule` for an unknown id.
  public static func slice(
    of catalogue: [Rule], select: [String]?, ignore: [String], off: [String], severities: [String: Severity?]
  ) throws(UnknownRule) -> RuleSelection {
    let asked = try rules(of: catalogue, select: select, ignore: ignore + off, severities: severities)
    let standing = try rules(of: catalogue, select: nil, ignore: off, severities: severities)
    var all = try RuleSelection(
      catalogue: catalogue, select: (standing + asked).map(\.name.description), ignore: off,
      severities: severities)
    if asked.count < all.rules.count { all.slice = Set(asked.map(\.name)) }
    return all
  }

  public func isOn(_ rule: RuleName) -> Bool { severities[rule] != nil }

  /// - Parameters:
  ///   - catalogue: all rules there are, in the order of reports.
  ///   - select: named by `--select`, by id or full name (`removable-shim/view`); `nil`: all that are not opt-in.
  ///     Naming a rule turns it on, and with it the follow-ups: a fix is not whole without them.
  ///   - ignore: named by `--ignore`, likewise.
  ///   - severities: from the configuration, by id; `nil` as a value turns rules off, a value turns one on. Of
  ///     several rules with that id, those that are off by default stay off.
  /// - Throws: `UnknownRule` for a name that no rule has.
  public init(
    catalogue: [Rule], select: [String]? = nil, ignore: [String] = [], severities: [String: Severity?] = [:]
  ) throws(UnknownRule) {
    rules = try Self.rules(of: catalogue, select: select, ignore: ignore, severities: severities)
    self.severities = Dictionary(
      rules.map { ($0.name, $0.severity) }, uniquingKeysWith: { first, _ in first })
    ids = catalogue.ids
    groups = RuleGroup.groups(of: rules)
    questions = ChangeInquiry.Question.all(of: rules)
  }

  /// The rules that are on, see `init`.
  private static func rules(
    of catalogue: [Rule], select: [String]?, ignore: [String], severities: [String: Severity?]
  ) throws(UnknownRule) -> [Rule] {
    let known = Set(catalogue.lazy.flatMap { [$0.id, $0.name.description] })
    for name in (select ?? []) + ignore + severities.keys.sorted() where !known.contains(name) {
      throw UnknownRule(name: name, nearest: nearestName(to: name, in: catalogue.map(\.id)))
    }
    let selectsFinder = select.map { names in catalogue.contains { !$0.isFollowUp && $0.isNamed(in: names) } }
    return catalogue.compactMap { rule in
      let configured = severities[rule.id]
      let canBeTurnedOn = !rule.isOptIn || rule.name.kind == nil
      let isOnByDefault = configured.map { $0 != nil && canBeTurnedOn } ?? !rule.isOptIn
      let isOn =
        select.map { rule.isNamed(in: $0) || rule.isFollowUp && selectsFinder == true && isOnByDefault }
        ?? isOnByDefault
      guard isOn, !rule.isNamed(in: ignore) else { return nil }
      var rule = rule
      if case .some(.some(let severity)) = configured { rule.severity = severity }
      return rule
    }
  }
}

extension Rule {
  /// Whether its id or its full name is among some names.
  func isNamed(in names: [String]) -> Bool { names.contains(id) || names.contains(name.description) }
}

extension [Rule] {
  /// Their ids, by every name that they have or had.
  public var ids: [String: String] {
    reduce(into: [:]) { ids, rule in
      ids[rule.id] = rule.id
      if let former = rule.formerID { ids[former] = rule.id }
    }
  }
}

/// There is no rule with this id.
public struct UnknownRule: Error, Hashable, Sendable {
  public var name: String
  /// The most similar id.
  public var nearest: String?
}
