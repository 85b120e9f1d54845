import FixtureSupport
import Testing

/// Every shape under `Fixtures/Shims`. One that is not migrated as it should be says so by itself
/// (`// known issue: why`), and fails when it is after all.
@Suite struct ShimFixtureTests {
  @Test(arguments: ShimFixture.all) func migration(of fixture: ShimFixture) throws {
    try withKnownIssue("\(fixture.knownIssue ?? "")") {
      let faults = try fixture.faultsOfMigration()
      #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
    } when: {
      fixture.knownIssue != nil
    }
  }

  @Test(.enabled(if: CompileHarness.isSupported, "needs swiftc on Linux"), arguments: ShimFixture.all)
  func proof(of fixture: ShimFixture) throws {
    let faults = try fixture.faultsOfProof()
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  @Test(.enabled(if: CompileHarness.isSupported, "needs swiftc on Linux"), arguments: ShimFixture.all)
  func eachRuleAloneLeavesWhatCompiles(fixture: ShimFixture) throws {
    let faults = try fixture.faultsOfSelection()
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }
}
