import Foundation
import LintCore
import Reporting
import SwiftSource
import Testing

/// What must hold for any report, read back by Foundation's reader and not by ours.
@Suite struct ReportContentTests {
  private func parsed(_ write: (ByteWriter) -> Void) throws -> [String: Any] {
    let text = ByteWriter.string(write)
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func jsonGivesBackEveryString() throws {
    let report = try parsed {
      JSONReport(toolName: "t", toolVersion: "1.0.0").write(SampleRun.result, to: $0)
    }
    let findings = try #require(report["findings"] as? [[String: Any]])
    #expect(findings.map { $0["message"] as? String } == SampleRun.result.findings.map(\.message))
    #expect(findings.map { $0["path"] as? String } == SampleRun.result.findings.map(\.path))
    let fix = try #require(findings[1]["fix"] as? [String: Any])
    let edits = try #require(fix["edits"] as? [[String: Any]])
    #expect(edits[0]["replacement"] as? String == "modern(\"a\\b\")\n\tnext()")
    #expect(fix["reason"] is NSNull)
    #expect(findings[0]["fix"] is NSNull)
  }

  @Test func jsonEscapesEveryControlCharacter() throws {
    let all = String(String.UnicodeScalarView((0..<0x300 as Range<UInt32>).compactMap { Unicode.Scalar($0) }))
    let finding = SampleRun.finding("stale-todo", all, in: "a", line: 1, text: "x", of: "x")
    let result = RunResult(targets: [], findings: [finding], fileCount: 1, problems: [])
    let report = try parsed { JSONReport(toolName: "t", toolVersion: "1.0.0").write(result, to: $0) }
    #expect((report["findings"] as? [[String: Any]])?.first?["message"] as? String == all)
  }

  /// SARIF is told UTF-16 columns, JSON the compiler's bytes: 名 is 3 bytes and 1 unit, é 2 and 1, 😀 4 and 2.
  @Test func columnsAreCountedAsTheReportSays() throws {
    let json = try parsed { JSONReport(toolName: "t", toolVersion: "1.0.0").write(SampleRun.result, to: $0) }
    let sarif = try parsed { GoldenReportTests.sarif.write(SampleRun.result, to: $0) }
    #expect((json["findings"] as? [[String: Any]])?[4]["column"] as? Int == 24)
    let results = try #require((sarif["runs"] as? [[String: Any]])?[0]["results"] as? [[String: Any]])
    let place = try #require(
      (results[4]["locations"] as? [[String: Any]])?[0]["physicalLocation"] as? [String: Any])
    #expect((place["region"] as? [String: Any])?["startColumn"] as? Int == 19)
  }

  @Test func fingerprintsSurviveMovedAndIndentedLines() {
    var before = Fingerprints()
    var after = Fingerprints()
    var moved = SampleRun.fixable
    moved.start.line += 40
    moved.sourceLine = "\t\t" + moved.sourceLine
    #expect(before.next(for: SampleRun.fixable) == after.next(for: moved))
  }

  @Test func fingerprintsTellEqualLinesRulesAndTextsApart() {
    var fingerprints = Fingerprints()
    var otherRule = SampleRun.fixable
    otherRule.ruleName = "redundant-clause"
    let all = [SampleRun.fixable, SampleRun.moved, SampleRun.wide, otherRule].map {
      fingerprints.next(for: $0)
    }
    #expect(Set(all).count == all.count)
    var another = Fingerprints()
    let first = another.next(for: SampleRun.fixable)
    #expect(first == all[0])
  }

  @Test func textLetsNothingThroughToTheTerminal() {
    let text = ByteWriter.string { TextReport(showsSource: true).write(SampleRun.result, to: $0) }
    #expect(
      !text.unicodeScalars.contains { $0 != "\n" && $0 != "\t" && $0.properties.generalCategory == .control })
    #expect(text.contains("odd␊name.swift"))
  }

  @Test func longLinesAreCutAroundTheFinding() throws {
    let result = RunResult(targets: [], findings: [SampleRun.long], fileCount: 1, problems: [])
    let text = ByteWriter.string { TextReport(showsSource: true).write(result, to: $0) }
    let lines = text.split(separator: "\n")
    #expect(lines[1].count < 170)
    let caret = try #require(lines[2].firstIndex(of: "^"))
    let column = lines[2].distance(from: lines[2].startIndex, to: caret)
    #expect(lines[1].dropFirst(column).hasPrefix("#available(iOS 13, *) {}"))
  }

  @Test func caretStandsBelowWideCharacters() throws {
    let result = RunResult(targets: [], findings: [SampleRun.wide], fileCount: 1, problems: [])
    let text = ByteWriter.string { TextReport(showsSource: true).write(result, to: $0) }
    let lines = text.split(separator: "\n")
    // 名 and 😀 take two columns of a terminal, é one: 16 characters before the finding, 18 columns.
    #expect(lines[2] == String(repeating: " ", count: 19) + "^" + String(repeating: "~", count: 29))
  }
}
