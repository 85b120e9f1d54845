import Foundation
import LintCore
import Reporting
import Testing

/// What reports for services must hold, whatever files and messages are called.
@Suite struct ReportForServicesTests {
  private func result(_ findings: [Finding]) -> RunResult {
    RunResult(targets: [], findings: findings, fileCount: 1, problems: [])
  }

  private func finding(_ message: String, in path: String = "A.swift") -> Finding {
    SampleRun.finding("redundant-check", message, in: path, line: 3, text: "x", of: "x")
  }

  @Test func fingerprintsForGitLabDifferByFile() throws {
    let findings = [finding("m"), finding("m"), finding("m", in: "B.swift")]
    let text = ByteWriter.string { GitLabReport.write(result(findings), to: $0) }
    let entries = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(Set(entries.compactMap { $0["fingerprint"] as? String }).count == 3)
  }

  @Test func xmlHoldsEveryCharacter() throws {
    let all = String(String.UnicodeScalarView((0..<0x300 as Range<UInt32>).compactMap { Unicode.Scalar($0) }))
    let text = ByteWriter.string {
      CheckstyleReport.write(result([finding(all + "\u{FFFE}", in: "a\"<\n>&.swift")]), to: $0)
    }
    #expect(text.contains("<file name=\"a&quot;&lt;&#10;&gt;&amp;.swift\">"))
    #expect(
      !text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value & 0xFFFE == 0xFFFE })
  }

  @Test func whatIsQuotedIsCodeInMarkdown() {
    let text = ByteWriter.string {
      MarkdownReport(toolName: "t").write(
        result([finding("'a<B>' only calls the system's '`x`': see @available, *b* or 'c'")]), to: $0)
    }
    #expect(text.contains("`a<B>` only calls the system's `` `x` ``: see `@available`, \\*b\\* or `c`"))
  }

  @Test func aPageOfMarkdownEnds() {
    let text = ByteWriter.string {
      MarkdownReport(toolName: "t").write(
        result((0..<2_000).map { finding("number \($0)", in: "\($0).swift") }), to: $0)
    }
    #expect(text.utf8.count < 62_000)
    #expect(text.contains("more findings: this page has no room for them."))
  }

  @Test func pathsBeginAtTheRoot() {
    let root = ReportRoot("/repository", workingFolder: "/repository/App/Sub")
    #expect(root.path("A.swift") == "App/Sub/A.swift")
    #expect(root.path("../B.swift") == "App/B.swift")
    #expect(root.path("/repository/C.swift") == "C.swift")
    #expect(root.path("/elsewhere/D.swift") == "/elsewhere/D.swift")
    let edits = root.rebased(result([SampleRun.fixable])).findings[0].fix?.edits.map(\.path)
    #expect(edits == ["App/Sub/Sources/A.swift", "App/Sub/Sources/B.swift"])
  }
}
