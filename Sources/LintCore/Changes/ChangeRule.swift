import Projects
import SwiftSource

/// What a rule finds in the files that a migration changed: it compares each as it was with what it is now, and
/// tidies up. Code that the migration did not change is not its subject.
public struct ChangeRule: Sendable {
  /// Reports what it finds, each with a fix.
  public var check: @Sendable (ChangePass) -> Void
  /// It waits until no other rule finds anything, and what it finds and may not fix is reported.
  public var comesLast: Bool

  public init(comesLast: Bool = false, check: @escaping @Sendable (ChangePass) -> Void) {
    self.check = check
    self.comesLast = comesLast
  }
}
