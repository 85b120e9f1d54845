import Availability

// A condition that names platforms, but none of those that are built, is constant because of the platforms
// and not because of age.

extension ConditionFact {
  /// Whether it names platforms, and only `*` decides on all platforms built.
  public var isDecidedByWildcard: Bool {
    !condition.list.clauses.isEmpty && judgement.isDecidedByWildcard
  }
}

extension AttributeFact {
  /// Whether it names platforms, and only `*` decides on all platforms built. The long form says nothing
  /// about other platforms.
  public var isDecidedByWildcard: Bool {
    guard judgement.introduction?.isDecidedByWildcard == true else { return false }
    switch content {
    case .available(let attribute):
      if case .short(let list) = attribute.form { return !list.clauses.isEmpty }
      return false
    case .backDeployed(let deployment): return !deployment.list.clauses.isEmpty
    }
  }
}
