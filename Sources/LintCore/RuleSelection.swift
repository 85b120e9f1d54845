import Projects

/// The rules that are on, with the severities that they report with.
public struct RuleSelection: Sendable {
  public let rules: [Rule]
  /// What those report with, by their ids.
  let severities: [String: Severity]
  /// The ids of all rules, on or off.
  let knownNames: Set<String>
  /// The rules that look for the same.
  let groups: [RuleGroup]
  /// The ids of those whose fixes are asked for; `nil`: all that are on.
  var slice: Set<String>?

  /// Whether the fixes of a rule are asked for. A rule that is on and not asked for still says what is evidence.
  func isAsked(_ id: String) -> Bool { slice?.contains(id) ?? true }

  /// The same rules, of which only some are asked for.
  /// - Parameters:
  ///   - select: ids named by `--select`, which turns a rule on; `nil`: all.
  ///   - ignore: ids named by `--ignore`.
  ///   - off: rules that say nothing at all, whatever else names them.
  /// - Throws: `UnknownRule` for a name that no rule has.
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

  /// Whether a rule of that id is among them.
  public func isOn(_ id: String) -> Bool { severities[id] != nil }

  /// - Parameters:
  ///   - catalogue: all rules there are, in the order of reports.
  ///   - select: ids named by `--select`; `nil`: all that are not opt-in. Naming a rule turns it on.
  ///   - ignore: ids named by `--ignore`.
  ///   - severities: from the configuration; `nil` as a value turns a rule off, a value turns it on.
  /// - Throws: `UnknownRule` for a name that no rule has.
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

/// A rule was named that does not exist.
public struct UnknownRule: Error, Hashable, Sendable {
  public var name: String
  /// The rule that was probably meant.
  public var nearest: String?

  public init(name: String, nearest: String?) {
    self.name = name
    self.nearest = nearest
  }
}
