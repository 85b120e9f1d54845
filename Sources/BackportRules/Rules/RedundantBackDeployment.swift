// min iOS 15, macOS 12:
//   @backDeployed(before: iOS 15, macOS 12) func f()  → func f()
//
// A platform that the attribute does not name never needed the copy.
import LintCore

extension Rule {
  public static let redundantBackDeployment = Rule(
    id: "redundant-back-deployment",
    summary: "A '@backDeployed' for systems that are no longer supported",
    words: ["@backDeployed"],
    sieve: .staleAvailability,
    documentation: Documentation(
      what: """
        Finds `@backDeployed(before:)` whose versions are all reached by the deployment targets.
        """,
      why: """
        The function's body is copied into every client for systems that no client runs on any more.
        """,
      before: """
        // the minimum is iOS 16
        @backDeployed(before: iOS 16)
        public func refresh() { … }
        """,
      after: """
        public func refresh() { … }
        """,
      safety: """
        Safe: on every platform that is built the library has the function itself.
        """
    ),
    check: { $0.reportAttributes("is never used") { $0.available == nil } })
}
