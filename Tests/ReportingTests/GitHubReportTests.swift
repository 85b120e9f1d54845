import LintCore
import Reporting
import SwiftSource
import Testing

@Suite struct GitHubReportTests {
  private func lines(_ findings: [Finding]) -> String {
    ByteWriter.string {
      GitHubReport.write(RunResult(targets: [], findings: findings, fileCount: 1, problems: []), to: $0)
    }
  }

  private func finding(
    _ message: String = "m", in path: String = "A.swift", severity: Severity = .warning, endLine: Int = 2
  ) -> Finding {
    Finding(
      rule: "redundant-check", severity: severity, message: message, path: path,
      start: SourcePosition(offset: 0, line: 2, column: 3),
      end: SourcePosition(offset: 9, line: endLine, column: 8))
  }

  @Test func whatEndsAPropertyIsEscapedInProperties() {
    #expect(
      lines([finding(in: "a,b:c%\r\n.swift")])
        == "::warning file=a%2Cb%3Ac%25%0D%0A.swift,line=2,endLine=2,col=3,endColumn=8,title=redundant-check::m\n"
    )
  }

  /// `%` before a combining character is still a `%`.
  @Test func escapingIsByByte() {
    #expect(lines([finding("50%\u{301}, a::b: c")]).hasSuffix("::50%25\u{301}, a::b: c\n"))
  }

  /// A message is one line, whatever is in it: nothing can begin a workflow command of its own.
  @Test func noMessageBeginsACommand() {
    #expect(lines([finding("x\n::stop-commands::y\r::error::z")]).split(separator: "\n").count == 1)
  }

  @Test func columnsOnlyWithinALine() {
    #expect(
      lines([finding(endLine: 5)]) == "::warning file=A.swift,line=2,endLine=5,title=redundant-check::m\n")
  }

  @Test func whatIsBeyondTheLimitIsCountedByKind() {
    let result = { (warnings: Int, notes: Int) in
      RunResult(
        targets: [],
        findings: Array(repeating: finding(), count: warnings)
          + Array(repeating: finding(severity: .note), count: notes), fileCount: 1, problems: [])
    }
    #expect(GitHubReport.hiddenCount(of: result(10, 10)) == 0)
    #expect(GitHubReport.hiddenCount(of: result(12, 11)) == 3)
  }
}
