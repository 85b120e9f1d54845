/// The rules that are on, with the severities that they report with.
public struct RuleSelection: Sendable {
  public let rules: [Rule]
  /// The ids of all rules, on or off.
  let knownNames: Set<String>
  /// One of these is in every file that a rule could have something to say about.
  let words: WordSet
  /// The rules that look for the same words.
  let groups: [(words: WordSet, rules: [Rule])]

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
    knownNames = Set(known)
    words = WordSet(rules.flatMap(\.words))
    groups = Dictionary(grouping: rules, by: \.words)
      .map { (words: WordSet($0.key), rules: $0.value) }
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

/// The name that is the fewest edits away, when that is few enough to be a slip of the pen.
public func nearestName(to name: String, in names: [String]) -> String? {
  let limit = max(2, name.utf8.count / 3)
  let ranked = names.map { (name: $0, distance: editDistance(name, $0)) }
  guard let best = ranked.min(by: { $0.distance < $1.distance }), best.distance <= limit else { return nil }
  return best.name
}

/// Insertions, deletions, replacements and swaps of neighbours that turn one string into the other.
private func editDistance(_ left: String, _ right: String) -> Int {
  let left = Array(left.utf8)
  let right = Array(right.utf8)
  var rows = [Array(0...right.count)]
  for (row, byte) in left.enumerated() {
    var next = [row + 1]
    for (column, other) in right.enumerated() {
      var cost = min(rows[row][column] + (byte == other ? 0 : 1), rows[row][column + 1] + 1, next[column] + 1)
      if row > 0, column > 0, byte == right[column - 1], left[row - 1] == other {
        cost = min(cost, rows[row - 1][column - 1] + 1)
      }
      next.append(cost)
    }
    rows.append(next)
  }
  return rows[left.count][right.count]
}
