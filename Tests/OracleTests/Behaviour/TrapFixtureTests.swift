import FixtureSupport
import Testing

/// Every trap under `Fixtures/Traps`. One that a migration still falls into says so by itself
/// (`// known issue: why`), and fails when it no longer does.
@Suite(.enabled(if: BehaviourHarness.isSupported, "needs swiftc on Linux"))
struct TrapFixtureTests {
  @Test(arguments: TrapFixture.all) func itCompilesAndRuns(trap: TrapFixture) throws {
    let faults = try trap.faultsOfProgram()
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  @Test(arguments: TrapFixture.all) func itBehavesTheSameAfterwards(trap: TrapFixture) throws {
    try withKnownIssue("\(trap.project.knownIssue ?? "")") {
      let faults = try trap.faultsOfMigration()
      #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
    } when: {
      trap.project.knownIssue != nil
    }
  }
}
