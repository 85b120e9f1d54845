import FixtureSupport
import Testing

/// Every trap under `Fixtures/Traps` compiles, runs, and does the same after its migration. One that a migration still
/// falls into says so by itself (`// known issue: why`), and fails when it no longer does.
@Suite(.enabled(if: BehaviourHarness.isSupported, "needs swiftc on Linux"))
struct TrapFixtureTests {
  @Test(arguments: Thoroughness.some(of: TrapFixture.all, oneIn: 3))
  func itBehavesTheSameAfterwards(trap: TrapFixture) throws {
    try withKnownIssue("\(trap.project.knownIssue ?? "")") {
      let faults = try trap.faultsOfMigration()
      #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
    } when: {
      trap.project.knownIssue != nil
    }
  }
}
