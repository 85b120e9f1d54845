import Availability
import BackportRules
import FixtureSupport
import Foundation
import LintCore
import Testing

/// No rule without documentation, fixtures and a line in the catalogue. `RulePageTests` reads its page.
@Suite struct CatalogueTests {
  @Test(arguments: names(of: Catalogue.rules)) func ruleIsDocumented(_ name: String) throws {
    let rule = try #require(Catalogue.rules.first { $0.name.description == name })
    let documentation = rule.documentation
    for text in [rule.summary, documentation.what, documentation.before, documentation.safety] {
      #expect(!text.isEmpty)
    }
    // Of several rules with one id, the page says why.
    #expect(documentation.why.isEmpty == (rule.name.kind != nil))
    #expect(!rule.summary.hasSuffix("."))
    #expect(documentation.what.hasSuffix("."))
    #expect(rule.id.allSatisfy { $0.isASCII && $0.isLowercase || $0 == "-" })
    #expect(rule.words.isEmpty == rule.isFollowUp, "without words no file would ever be looked at")
    #expect(rule.isFollowUp == (!rule.changes.isEmpty && rule.name != Rule.orphanedDeclaration.name))
  }

  /// A rule that compares a version with the minimum has cases below, at and above it: each minimum is moved, and the
  /// finding with that version has to come or go.
  @Test(arguments: names(of: Catalogue.rules.filter { !$0.isFollowUp }))
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

  /// A fix of it is applied in a fixture of its own, and is not when it is off.
  @Test(arguments: names(of: Catalogue.rules.filter(\.isFollowUp)))
  func followUpHasFixtures(_ id: String) {
    let fixtures = Fixture.all.filter { fixture in
      fixture.rule == id && fixture.migrated().applied.contains { $0.ruleName.description == id }
    }
    #expect(!fixtures.isEmpty)
    for fixture in fixtures {
      let without = fixture.migrated(without: id)
      #expect(!without.applied.contains { $0.ruleName.description == id })
      #expect(without.text(or: fixture.source) != fixture.migrated().text(or: fixture.source))
    }
  }

  @Test func everyFixtureFolderBelongsToARule() {
    #expect(Set(Fixture.all.map(\.rule)).subtracting(Self.names(of: Catalogue.rules)).isEmpty)
  }

  @Test func namesAreUnique() {
    #expect(Set(Catalogue.rules.map(\.name)).count == Catalogue.rules.count)
    let ids = Set(Catalogue.rules.map(\.id))
    #expect(Set(Catalogue.formerIDs.values).isDisjoint(with: ids))
  }

  /// An id is one rule's own, or that of several kinds with a page for all of them.
  @Test(arguments: Catalogue.pages.map(\.id)) func pageIsWhole(_ id: String) throws {
    let page = try #require(Catalogue.page(id))
    #expect(!page.summary.isEmpty && !page.what.isEmpty && !page.why.isEmpty)
    #expect(!page.summary.hasSuffix(".") && page.what.hasSuffix("."))
    #expect(page.rules.map(\.name) == Catalogue.rules.filter { $0.id == id }.map(\.name))
    #expect((page.rules.count == 1) == (page.rules.first?.name.kind == nil))
  }

  private static func names(of rules: [Rule]) -> [String] { rules.map(\.name.description) }

  @Test func everyRuleInTheSourcesIsInTheCatalogue() throws {
    var ids: Set<String> = []
    for file in Repository.files(in: "Sources/BackportRules", suffix: ".swift") {
      let text = try String(contentsOf: file, encoding: .utf8)
      let found = text.matches(of: /\n    id: "([a-z-]+)",(?: kind: "([a-z-]+)",)?/).map { match in
        RuleName(String(match.1), kind: match.2.map(String.init)).description
      }
      ids.formUnion(found)
      if !found.isEmpty { #expect(text.hasPrefix("//"), "\(file.path) does not open with its rewrite table") }
    }
    #expect(ids == Set(Self.names(of: Catalogue.rules)))
  }
}
