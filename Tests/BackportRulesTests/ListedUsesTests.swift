import Availability
import BackportRules
import FixtureSupport
import LintCore
import Testing

/// Reports that do not show uses are made without looking for those that decide nothing: all else is the same.
@Suite struct ListedUsesTests {
  @Test func findingsAreTheSameWithoutUsesThatDecideNothing() throws {
    let rules = try RuleSelection(catalogue: Catalogue.rules)
    var leftOut = 0
    for fixture in ShimFixture.all {
      let targets = fixture.steps.compactMap { step in
        Platform(rawValue: "\(step.platform)").flatMap { platform in
          Version(step.new).map { DeploymentTarget(platform, $0, source: "--min") }
        }
      }
      let context = LintContext(targets: targets, rules: rules)
      let files = fixture.before.sorted { $0.key < $1.key }.filter { $0.key.hasSuffix(".swift") }.map {
        LintFile(path: $0.key, shownPath: $0.key, context: context, contents: Array($0.value.utf8))
      }
      var linter = Linter(workers: 1)
      let all = linter.run(files).findings
      linter.listsAllUses = false
      let some = linter.run(files).findings
      #expect(all.map(\.withoutUses) == some.map(\.withoutUses), "\(fixture)")
      leftOut += all.reduce(0) { $0 + $1.related.count } - some.reduce(0) { $0 + $1.related.count }
    }
    #expect(leftOut > 0)
  }
}

extension Finding {
  fileprivate var withoutUses: Finding {
    var finding = self
    finding.related = []
    finding.unclearCallSites = 0
    return finding
  }
}
