import LintCore

extension RuleName {
  /// A kind of `removable-shim`.
  static func shim(_ kind: String) -> RuleName { RuleName("removable-shim", kind: kind) }
}
