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
    #expect(!rule.words.isEmpty, "without words no file would ever be looked at")
  }

  @Test(arguments: Catalogue.rules.map(\.id)) func ruleHasFixturesForBothAnswers(_ id: String) {
    let fixtures = Fixture.all.filter { $0.rule == id }
    #expect(fixtures.contains { fixture in fixture.expectations.contains { $0.rule == id } })
    // A line that the rule is silent about: every fixture's lines are more than its expectations.
    #expect(fixtures.contains { $0.source.split(separator: "\n").count > $0.expectations.count + 1 })
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
