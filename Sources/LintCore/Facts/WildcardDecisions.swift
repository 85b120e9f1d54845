import Availability

// What names platforms, but none of those that are built, is constant for want of a platform and not for age.

extension ConditionFact {
  /// Names platforms, and `*` alone decides on all that are built.
  public var isDecidedByWildcard: Bool {
    !condition.list.clauses.isEmpty && judgement.isDecidedByWildcard
  }
}

extension AttributeFact {
  /// Names platforms, and `*` alone decides on all that are built. Of platforms that it does not name the long
  /// form says nothing.
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

extension AvailabilityFacts {
  /// How many conditions and attributes `*` alone decides.
  var wildcardDecisions: Int {
    conditions.count(where: \.isDecidedByWildcard) + attributes.count(where: \.isDecidedByWildcard)
  }
}
