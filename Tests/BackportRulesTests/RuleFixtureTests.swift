import FixtureSupport
import Testing

/// Every fixture under `Fixtures/Rules`, in every way that holds for all rules.
@Suite struct RuleFixtureTests {
  @Test(arguments: Fixture.all) func findings(of fixture: Fixture) {
    let faults = fixture.faultsOfFindings()
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  @Test(arguments: Fixture.all) func suppression(of fixture: Fixture) {
    let faults = fixture.faultsOfSuppression()
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  @Test(arguments: Fixture.all) func structure(of fixture: Fixture) {
    let faults = fixture.faultsOfStructure()
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  @Test(arguments: Fixture.all) func migration(of fixture: Fixture) {
    let faults = fixture.faultsOfMigration()
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }
}
