import Availability
import BackportRules
import FixtureSupport
import Foundation
import LintCore
import Testing

/// No rule without documentation, fixtures and a line in the catalogue. `RulePageTests` reads its page.
@Suite struct CatalogueTests {
  @Test(arguments: Catalogue.rules.map(\.id)) func ruleIsDocumented(_ id: String) throws {
    let rule = try #require(Catalogue.rules.first { $0.id == id })
    let documentation = rule.documentation
    for text in [
      rule.summary, documentation.what, documentation.why, documentation.before, documentation.safety,
    ] {
      #expect(!text.isEmpty)
    }
    #expect(!rule.summary.hasSuffix("."))
    #expect(documentation.what.hasSuffix("."))
    #expect(rule.id.allSatisfy { $0.isASCII && $0.isLowercase || $0 == "-" })
    #expect(rule.words.isEmpty == rule.isFollowUp, "without words no file would ever be looked at")
    #expect(rule.isFollowUp == (!rule.changes.isEmpty && rule.id != "orphaned-declaration"))
  }

  /// The rules whose findings do not depend on how a version compares with the minimum.
  private static let versionless = [
    "unneeded-ignore",
    // It reports checks that name none of the platforms built.
    "wildcard-check",
    // It reports what is above the minimum, and the version from which that changes.
    "gated-call",
  ]

  /// A rule that compares a version with the minimum has cases below, at and above it: each minimum is moved, and the
  /// finding with that version has to come or go.
  @Test(arguments: Catalogue.rules.filter { !$0.isFollowUp && !versionless.contains($0.id) }.map(\.id))
  func ruleHasFixturesAroundTheMinimum(_ id: String) {
    var cases: Set<String> = []
    for fixture in Fixture.all where fixture.rule == id {
      let places = fixture.places
      let placesBefore = fixture.with { Version($0.major - 1, 99) }.places
      let placesLater = fixture.with { _ in Version(99) }.places
      if !places.intersection(placesBefore).isEmpty { cases.insert("below") }
      if !places.subtracting(placesBefore).isEmpty { cases.insert("at") }
      if !placesLater.subtracting(places).isEmpty { cases.insert("above") }
    }
    let missing = Set(["below", "at", "above"]).subtracting(cases).sorted()
    #expect(
      missing.isEmpty,
      "the fixtures of \(id) have no version \(missing.joined(separator: " or ")) the minimum")
  }

  @Test(arguments: versionless) func ruleWithoutVersionsHasFixtures(_ id: String) {
    #expect(Fixture.all.contains { $0.rule == id && !$0.places.isEmpty })
  }

  /// A fix of it is applied in a fixture of its own, and is not when it is off.
  @Test(arguments: Catalogue.rules.filter(\.isFollowUp).map(\.id))
  func followUpHasFixtures(_ id: String) {
    let fixtures = Fixture.all.filter { fixture in
      fixture.rule == id && fixture.migrated().applied.contains { $0.rule == id }
    }
    #expect(!fixtures.isEmpty)
    for fixture in fixtures {
      let without = fixture.migrated(without: id)
      #expect(!without.applied.contains { $0.rule == id })
      #expect(without.text(or: fixture.source) != fixture.migrated().text(or: fixture.source))
    }
  }

  @Test func everyFixtureFolderBelongsToARule() {
    #expect(Set(Fixture.all.map(\.rule)).subtracting(Catalogue.rules.map(\.id)).isEmpty)
  }

  @Test func idsAreUnique() {
    #expect(Set(Catalogue.rules.map(\.id)).count == Catalogue.rules.count)
  }

  @Test func everyRuleInTheSourcesIsInTheCatalogue() throws {
    var ids: Set<String> = []
    for file in Repository.files(in: "Sources/BackportRules", suffix: ".swift") {
      let text = try String(contentsOf: file, encoding: .utf8)
      let found = text.matches(of: /\bid: "([a-z-]+)"/).map { String($0.1) }
      ids.formUnion(found)
      if !found.isEmpty { #expect(text.hasPrefix("//"), "\(file.path) does not open with its rewrite table") }
    }
    #expect(ids == Set(Catalogue.rules.map(\.id)))
  }
}
