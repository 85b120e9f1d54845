import BackportCommand
import FixtureSupport
import Foundation
import Testing

/// Each step of a forecast counts what lint counts with the same minimum.
@Suite struct ForecastTests {
  @Test(arguments: try SampleApp.all()) func aStepEqualsLint(_ app: SampleApp) throws {
    for series in try forecast(for: app.folder.path) {
      for step in series.steps where !step.minimums.isEmpty {
        let minimums = step.minimums.map { "\($0.platform)=\($0.minimum)" }.joined(separator: ",")
        let summary = try lint(["--min", minimums, app.folder.path])
        #expect(step.byRule == summary.byRule, "\(minimums)")
        #expect(step.linesRemovable == summary.linesRemovable, "\(minimums)")
        #expect(step.findings == summary.findings, "\(minimums)")
      }
      let now = try lint([app.folder.path])
      #expect(series.steps.first?.byRule == now.byRule)
    }
  }

  @Test func platformsAreRaisedAloneAndTogether() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      if #available(iOS 16, macOS 13, *) { a() } else { b() }
      if #available(iOS 17.4, *) { c() }
      if #available(iOS 18, *) { d() }
      """, to: "A.swift")
    let series = try forecast(for: folder.path, "--min", "iOS=15,macOS=12")
    #expect(series.map(\.platforms) == [["iOS"], ["macOS"], ["iOS", "macOS"]])
    #expect(
      series[0].steps.map { $0.minimums.map(\.minimum) } == [[], ["16.0"], ["17.4"], ["18.0"]])
    #expect(
      series[2].steps.map { $0.minimums.map(\.minimum) }
        == [[], ["16.0", "13.0"], ["17.0", "14.0"], ["18.0", "15.0"]])
    #expect(series[2].steps.map(\.checks) == [0, 1, 1, 3])
  }

  @Test func nothingToGain() throws {
    let folder = try TemporaryFolder()
    try folder.write("print(1)", to: "A.swift")
    let result = runCommand(.lint, ["--min", "15", "--forecast", folder.path])
    #expect(result.code == .success)
    #expect(result.out.contains("buys nothing"))
  }

  @Test(arguments: ["sarif", "github", "xcode"]) func otherFormatsHaveNoTables(_ format: String) {
    let result = runCommand(.lint, ["--min", "15", "--inventory", "--format", format, "."])
    #expect(result.code == .usage)
    #expect(result.err.contains("text, json or html"))
  }

  // MARK: Reading JSON

  private struct Answer: Decodable {
    var forecast: [Series]
  }
  private struct Series: Decodable {
    var platforms: [String]
    var steps: [Step]
  }
  private struct Step: Decodable {
    struct Minimum: Decodable {
      var platform: String
      var minimum: String
    }
    var minimums: [Minimum]
    var checks: Int
    var findings: Int
    var linesRemovable: Int
    var byRule: [String: Int]
  }
  private struct Report: Decodable {
    struct Summary: Decodable {
      var findings: Int
      var linesRemovable: Int
      var byRule: [String: Int]
    }
    var summary: Summary
  }

  private func forecast(for path: String, _ flags: String...) throws -> [Series] {
    let result = runCommand(.lint, flags + ["--forecast", "--format", "json", path])
    #expect(result.code == .success)
    return try JSONDecoder().decode(Answer.self, from: Data(result.out.utf8)).forecast
  }

  private func lint(_ words: [String]) throws -> Report.Summary {
    let result = runCommand(.lint, words + ["--format", "json"])
    return try JSONDecoder().decode(Report.self, from: Data(result.out.utf8)).summary
  }
}
