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

  /// `UPDATE_FIXTURES=1` changes nothing where the result is the recorded one.
  @Test func recordingWhatIsRecordedChangesNothing() throws {
    for fixture in ShimFixture.all + TrapFixture.all.map(\.project) {
      let text = try String(contentsOf: fixture.url, encoding: .utf8)
      let isSame = fixture.text(text, recording: fixture.after) == text
      #expect(isSame, "\(fixture.path) is written in another form")
    }
  }

  @Test(.enabled(if: CompileHarness.isSupported, "needs swiftc on Linux"), arguments: ShimFixture.all)
  func proof(of fixture: ShimFixture) throws {
    let faults = try fixture.faultsOfProof()
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  @Test(
    .enabled(if: CompileHarness.isSupported, "needs swiftc on Linux"),
    arguments: Thoroughness.some(of: ShimFixture.all, oneIn: 4))
  func eachRuleAloneLeavesWhatCompiles(fixture: ShimFixture) throws {
    let faults = try fixture.faultsOfSelection()
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }
}
