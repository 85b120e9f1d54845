import BackportRules
import FixtureSupport
import Foundation
import LintCore
import Reporting
import Testing

/// The documentation's pages of rules say what the rules say; `UPDATE_FIXTURES=1 swift test` rewrites them.
@Suite struct RulePageTests {
  private static let folder = "Sources/BackportCommand/Documentation.docc/"
  private static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] != nil

  @Test func everyRuleHasItsPage() throws {
    for rule in Catalogue.pages {
      try expect(
        "# \(rule.id)\n\n\(rule.summary).\n\n## Overview\n\nSeverity: \(rule.level).\n\n\(rule.markdown)\n",
        in: "Rules/\(rule.id).md")
    }
    let pages = Repository.files(in: Self.folder + "Rules", suffix: ".md").map(\.lastPathComponent)
    #expect(Set(pages) == Set(Catalogue.pages.map { $0.id + ".md" }))
  }

  /// The table of all rules, and their pages as DocC lists them: both end the article.
  @Test func theRulesAreListed() throws {
    let article = try text(of: "Rules.md")
    let head = "| rule | severity | what it finds |\n|---|---|---|\n"
    let start = try #require(article.range(of: "| rule | severity | what it finds |"))
    let finders = Catalogue.pages.filter { !$0.isFollowUp }
    let rows = finders.map { rule in
      "| <doc:\(rule.id)> | \(rule.severity.rawValue)\(rule.isOptIn ? ", off" : "") | \(rule.summary) |\n"
    }
    let followUps = Catalogue.pages.filter(\.isFollowUp)
    let followUpHead = "| follow-up | what it finds |\n|---|---|\n"
    let followUpRows = followUps.map { "| <doc:\($0.id)> | \($0.summary) |\n" }
    let middle = try #require(article.range(of: "\n### Follow-ups\n"))
    let end = try #require(article.range(of: followUpHead))
    func topics(_ rules: [RulePage]) -> String { rules.map { "- <doc:\($0.id)>\n" }.joined() }
    try expect(
      article[..<start.lowerBound] + head + rows.joined()
        + article[middle.lowerBound..<end.lowerBound] + followUpHead + followUpRows.joined()
        + "\n## Topics\n\n### Rules that find\n\n" + topics(finders)
        + "\n### Rules that follow up\n\n" + topics(followUps),
      in: "Rules.md")
  }

  private func text(of path: String) throws -> String {
    try String(contentsOf: Repository.url(Self.folder + path), encoding: .utf8)
  }

  private func expect(_ expected: String, in path: String) throws {
    if Self.isUpdating {
      try expected.write(to: Repository.url(Self.folder + path), atomically: true, encoding: .utf8)
    }
    #expect(try text(of: path) == expected, "\(path) is not what the rules say: UPDATE_FIXTURES=1 swift test")
  }
}
