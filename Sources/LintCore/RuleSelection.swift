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
  /// The ids of the rules whose fixes are requested; `nil`: all that are on.
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
    let asked = try RuleSelection(
      catalogue: catalogue, select: select, ignore: ignore + off, severities: severities)
    let standing = try RuleSelection(catalogue: catalogue, ignore: off, severities: severities)
    var all = try RuleSelection(
      catalogue: catalogue, select: (standing.rules + asked.rules).map(\.id), ignore: off,
      severities: severities)
    if asked.rules.count < all.rules.count { all.slice = Set(asked.rules.map(\.id)) }
    return all
  }

  /// Whether the rule with that id is on.
  public func isOn(_ id: String) -> Bool { severities[id] != nil }

  /// - Parameters:
  ///   - catalogue: all rules, in the order of reports.
  ///   - select: the ids of `--select`, which also turns a rule on; `nil`: all that are on by default.
  ///   - ignore: the ids of `--ignore`.
  ///   - severities: from the configuration. `nil` as a value turns a rule off, any other value turns it
  ///     on.
  /// - Throws: `UnknownRule` for an unknown id.
  public init(
    catalogue: [Rule], select: [String]? = nil, ignore: [String] = [], severities: [String: Severity?] = [:]
  ) throws(UnknownRule) {
    let known = catalogue.map(\.id)
    for name in (select ?? []) + ignore + severities.keys.sorted() where !known.contains(name) {
      throw UnknownRule(name: name, nearest: nearestName(to: name, in: known))
    }
    rules = catalogue.compactMap { rule in
      let configured = severities[rule.id]
      let isOn: Bool
      if let select {
        isOn = select.contains(rule.id)
      } else {
        isOn = configured.map { $0 != nil } ?? !rule.isOptIn
      }
      guard isOn, !ignore.contains(rule.id) else { return nil }
      var rule = rule
      if case .some(.some(let severity)) = configured { rule.severity = severity }
      return rule
    }
    self.severities = Dictionary(rules.map { ($0.id, $0.severity) }, uniquingKeysWith: { first, _ in first })
    knownNames = Set(known)
    groups = RuleGroup.groups(of: rules)
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
