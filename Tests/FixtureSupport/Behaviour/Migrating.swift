import Availability
import BackportRules
import LintCore

/// Migrates texts that belong to no project.
public enum Migrating {
  /// The text after all rules of the catalogue that are not opt-in, built for iOS alone.
  public static func migrate(
    _ text: String, minimum: Version = Version(15), unsafely: Bool = false
  ) throws -> String {
    try result(of: text, minimum: minimum, unsafely: unsafely).text(or: text)
  }

  /// The same with what is left.
  public static func result(
    of text: String, minimum: Version = Version(15), unsafely: Bool = false
  ) throws -> MigrationResult {
    let rules = Catalogue.rules.filter { !$0.isOptIn }.map(\.id)
    let selection = try RuleSelection(catalogue: Catalogue.rules, select: rules)
    let targets = [DeploymentTarget(.iOS, minimum, source: "--min")]
    let file = LintFile(
      path: "main.swift", shownPath: "main.swift", context: LintContext(targets: targets, rules: selection),
      contents: Array(text.utf8))
    return Migrator(
      linter: Linter(workers: 1), followUps: Catalogue.followUps, appliesUnsafeFixes: unsafely
    ).run([file])
  }
}
