import BackportRules
import LintCore
import Migration
import SwiftSource

/// What migrating a fixture comes to.
extension Fixture {
  /// The source after its own rule's fixes, or after those of all rules.
  /// - Parameter ignored: a rule that is off.
  public func migrated(byAllRules: Bool = false, without ignored: String? = nil) -> MigrationResult {
    migration(of: source, byAllRules: byAllRules, unsafely: isUnsafe, without: ignored)
  }

  private func migration(
    of text: String, byAllRules: Bool, unsafely: Bool, without ignored: String? = nil
  ) -> MigrationResult {
    let rules = byAllRules ? allRules : [rule] + (isOfFollowUp ? follows : [])
    guard let context = context(rules: rules, without: ignored) else { return MigrationResult() }
    let file = LintFile(path: path, shownPath: path, context: context, contents: Array(text.utf8))
    return Migrator(linter: Linter(workers: 1), appliesUnsafeFixes: unsafely)
      .run([file])
  }

  /// The own rule's safe fixes give the after-file; in the whole pipeline, too, nothing breaks; migrating again
  /// changes nothing, and an ignore comment for the file leaves it untouched.
  public func faultsOfMigration() -> [String] {
    let result = migrated()
    var faults = result.problems.filter { $0.fault != nil }.map(\.message)
    faults += faultsOfFix(result.text(or: source))
    for byAllRules in [false, true] {
      let once = migrated(byAllRules: byAllRules)
      faults += once.problems.filter { $0.fault != nil }.map(\.message)
      let twice = migration(of: once.text(or: source), byAllRules: byAllRules, unsafely: isUnsafe)
      if !twice.changes.isEmpty {
        faults.append("a second migration changes it again: \(twice.text(or: ""))")
      }
    }
    let ignored = source + "\n// backport:ignore-file\n"
    if !migration(of: ignored, byAllRules: true, unsafely: true).changes.isEmpty {
      faults.append("an ignored file is rewritten")
    }
    return faults
  }
}

extension MigrationResult {
  /// The only file's text afterwards.
  public func text(or original: String) -> String {
    guard let change = changes.first else { return original }
    return String(decoding: change.contents ?? [], as: UTF8.self)
  }
}
