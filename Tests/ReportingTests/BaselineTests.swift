import Foundation
import LintCore
import Reporting
import Testing

@Suite struct BaselineTests {
  private static let findings = SampleRun.result.findings

  private func text(_ findings: [Finding], at path: String = "known.json") -> String {
    let baseline = Baseline(of: findings, at: path, workingFolder: "/home/me/App")
    return ByteWriter.string { baseline.write(to: $0) }
  }

  private func read(_ text: String) throws -> Baseline {
    let url = FileManager.default.temporaryDirectory.appending(path: "baseline-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data(text.utf8).write(to: url)
    return try Baseline(readingFrom: url.path)
  }

  private func compare(_ baseline: Baseline, _ findings: [Finding], at path: String = "known.json")
    -> Baseline.Comparison
  {
    baseline.compare(findings, at: path, workingFolder: "/home/me/App") { _, _ in true }
  }

  /// Written, read and written again it is the same, whatever the paths and lines hold.
  @Test func knowsWhatItHolds() throws {
    let baseline = try read(text(Self.findings))
    #expect(baseline.count == Self.findings.count)
    #expect(ByteWriter.string { baseline.write(to: $0) } == text(Self.findings))
    let comparison = compare(baseline, Self.findings)
    #expect(comparison.new.isEmpty)
    #expect(comparison.knownCount == Self.findings.count)
    #expect(comparison.fixed.isEmpty)
  }

  /// The order of findings says nothing: two branches that write it agree.
  @Test func formatIsStable() {
    #expect(text(Self.findings) == text(Self.findings.reversed()))
    #expect(
      text([SampleRun.fixable, SampleRun.moved]) == """
        {
          "version": 1,
          "findings": [
            {"path": "Sources/A.swift", "rule": "redundant-check", "hash": "e1f1beb86a61b019", "count": 2, \
        "text": "if #available(iOS 13, *) {"}
          ]
        }

        """)
  }

  @Test func ofEqualOnesAsManyAsCountedAreKnown() throws {
    let baseline = try read(text([SampleRun.fixable]))
    let comparison = compare(baseline, [SampleRun.fixable, SampleRun.moved])
    #expect(comparison.new == [SampleRun.moved])
    #expect(comparison.knownCount == 1)
  }

  /// A baseline of the time before the rule shared its id with others.
  @Test func formerIDsAreKnown() throws {
    let now = SampleRun.finding(
      RuleName("stale-todo", kind: "mention"), "it names iOS 15", in: "Sources/A.swift", line: 3,
      text: "// iOS 15 does so", of: "iOS 15")
    var former = now
    former.ruleName = "version-comment"
    let baseline = try read(text([former]))
    let comparison = baseline.compare(
      [now, now], at: "known.json", workingFolder: "/home/me/App",
      formerIDs: [now.ruleName: "version-comment"]
    ) { _, _ in true }
    #expect(comparison.knownCount == 1 && comparison.new == [now] && comparison.fixed.isEmpty)
  }

  @Test func anotherRuleOrFileIsNew() throws {
    let baseline = try read(text([SampleRun.fixable]))
    var otherRule = SampleRun.fixable
    otherRule.ruleName = "redundant-clause"
    var otherFile = SampleRun.fixable
    otherFile.path = "Sources/B.swift"
    #expect(compare(baseline, [otherRule, otherFile]).new == [otherRule, otherFile])
  }

  @Test func whatIsGoneIsSaidWhereItWasLookedFor() throws {
    let baseline = try read(text([SampleRun.fixable, SampleRun.wide]))
    let all = compare(baseline, [])
    #expect(all.fixed.count == 2)
    #expect(all.fixed[0] == "Sources/A.swift: redundant-check: if #available(iOS 13, *) {")
    let some = baseline.compare([], at: "known.json", workingFolder: "/home/me/App") { path, _ in
      path == "Sources/A.swift"
    }
    #expect(some.fixed.count == 1)
  }

  /// Paths are those seen from the baseline's own folder.
  @Test func theWorkingFolderDoesNotMatter() throws {
    let baseline = try read(text(Self.findings, at: "config/../known.json"))
    var below = SampleRun.fixable
    below.path = "A.swift"
    let comparison = baseline.compare([below], at: "../known.json", workingFolder: "/home/me/App/Sources") {
      path, _ in path == "A.swift"
    }
    #expect(comparison.new.isEmpty)
    #expect(comparison.fixed == ["A.swift: redundant-check: if #available(iOS 13, *) {"])
  }

  /// What lies beside its folder is seen from there too; it is the same on another machine.
  @Test func aFolderForBaselines() throws {
    let text = text([SampleRun.fixable], at: "config/lint/known.json")
    #expect(text.contains("{\"path\": \"../../Sources/A.swift\""))
    let comparison = try read(text).compare(
      [SampleRun.fixable], at: "config/lint/known.json", workingFolder: "/another/machine/App"
    ) { _, _ in true }
    #expect(comparison.knownCount == 1)
    #expect(self.text([SampleRun.absolute]).contains("\"/elsewhere/100%/a b.swift\""))
  }
}
