import Availability
import BackportRules
import LintCore
import Migration

/// Migrates texts that belong to no project.
public enum Migrating {
  /// The text after all rules of the catalogue that are not opt-in, built for iOS alone.
  public static func migrate(
    _ text: String, minimum: Version = Version(15), unsafely: Bool = false
  ) throws -> String {
    try result(of: text, minimum: minimum, unsafely: unsafely).text(or: text)
  }

  /// The same of a program of several files.
  public static func migrate(_ program: ProgramProject) throws -> ProgramProject {
    var program = program
    for change in try result(of: program.files, unsafely: false).changes {
      program.files[change.path] = change.contents.map { String(decoding: $0, as: UTF8.self) }
    }
    return program
  }

  /// The same with what is left.
  public static func result(
    of text: String, minimum: Version = Version(15), unsafely: Bool = false
  ) throws -> MigrationResult {
    try result(of: ["main.swift": text], minimum: minimum, unsafely: unsafely)
  }

  public static func result(
    of texts: [String: String], minimum: Version = Version(15), unsafely: Bool
  ) throws -> MigrationResult {
    let rules = Catalogue.rules.filter { !$0.isOptIn }.map(\.name.description)
    let selection = try RuleSelection(catalogue: Catalogue.rules, select: rules)
    let targets = [DeploymentTarget(.iOS, minimum, source: "--min")]
    let context = LintContext(targets: targets, rules: selection)
    let files = texts.sorted { $0.key < $1.key }.map { path, text in
      LintFile(path: path, shownPath: path, context: context, contents: Array(text.utf8))
    }
    return Migrator(
      linter: Linter(workers: 1), appliesUnsafeFixes: unsafely
    ).run(files)
  }
}
