import BackportCommand
import FixtureSupport
import Foundation
import Testing

/// Each step of a forecast counts what lint counts with the same minimum, and no less than the step before.
@Suite struct ForecastTests {
  @Test(arguments: try SampleApp.all()) func aStepEqualsLint(_ app: SampleApp) throws {
    // Inside of this repository, a lint also reads what lies around the app.
    let copy = try TemporaryFolder()
    let folder = copy.url.appendingPathComponent("app").path
    try FileManager.default.copyItem(atPath: app.folder.path, toPath: folder)
    for series in try forecast(for: folder) {
      for step in series.steps where !step.minimums.isEmpty {
        let minimums = step.minimums.map { "\($0.platform)=\($0.minimum)" }.joined(separator: ",")
        let summary = try lint(["--min", minimums, folder])
        #expect(step.byRule == summary.byRule, "\(minimums)")
        #expect(step.linesRemovable >= summary.linesRemovable, "\(minimums)")
        #expect(step.findings >= summary.findings, "\(minimums)")
      }
      let now = try lint([folder])
      #expect(series.steps.first?.byRule == now.byRule)
      #expect(series.steps.first?.findings == now.findings)
      #expect(series.steps.first?.linesRemovable == now.linesRemovable)
      #expect(series.present.map(\.platform) == series.platforms)
      for (low, high) in zip(series.steps, series.steps.dropFirst()) { #expect(low.isAtMost(high)) }
    }
  }

  /// With `--exact`, each step counts what a dry run with the same minimum reports.
  @Test(arguments: try SampleApp.all()) func anExactStepEqualsADryRun(_ app: SampleApp) throws {
    let copy = try TemporaryFolder()
    let folder = copy.url.appendingPathComponent("app").path
    try FileManager.default.copyItem(atPath: app.folder.path, toPath: folder)
    for step in try forecast(for: folder, "--exact").flatMap(\.steps) {
      let minimums = step.minimums.map { "\($0.platform)=\($0.minimum)" }.joined(separator: ",")
      let run = try dryRun((minimums.isEmpty ? [] : ["--min", minimums]) + [folder])
      #expect(step.byRule == run.byRule, "\(minimums)")
      #expect(step.findings == run.fixes, "\(minimums)")
      #expect(step.linesRemovable == run.linesRemoved - run.linesInserted, "\(minimums)")
    }
  }

  @Test func aPlatformOfOtherFilesCountsInClauses() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      targets:
        App: {type: application, platform: iOS, deploymentTarget: "13.0", sources: [App]}
        Mac: {type: application, platform: macOS, deploymentTarget: "10.15", sources: [Mac]}
      """, to: "project.yml")
    try folder.write("@available(iOS 15.0, macOS 12.0, *) final class A {}\n", to: "App/A.swift")
    try folder.write("@available(macOS 12.0, *) final class B {}\n", to: "Mac/B.swift")
    let fixes = try dryRun(["--min", "macOS=12", folder.path]).fixes
    for series in try [forecast(for: folder.path), forecast(for: folder.path, "--exact")] {
      #expect(series.first { $0.platforms == ["macOS"] }?.steps.last?.findings == fixes)
    }
    #expect(fixes == 2)
  }

  @Test func exactNeedsAForecast() {
    let result = runCommand(.lint, ["--min", "15", "--exact", "."])
    #expect(result.code == .usage)
    #expect(result.err.contains("add --forecast"))
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

  /// What lay in a dead branch, or was a clause of its own, goes as a part of something larger.
  @Test func noRowFalls() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      if #available(iOS 17, macOS 14, *) {
        a()
      } else {
        if #available(iOS 16, macOS 14, *) { b() } else { c() }
        if #available(iOS 16, macOS 14, *) { d() } else { e() }
      }
      """, to: "A.swift")
    for series in try forecast(for: folder.path, "--min", "iOS=15,macOS=12") {
      for (low, high) in zip(series.steps, series.steps.dropFirst()) { #expect(low.isAtMost(high)) }
    }
    let text = runCommand(.lint, ["--min", "iOS=15,macOS=12", "--forecast", folder.path]).out
    #expect(text.contains("\niOS 15.0 (now) "))
    #expect(text.contains("\niOS 15.0, macOS 12.0 (now) "))
  }

  @Test func platformsWithNothingToGainAreNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      if #available(iOS 16, *) { a() } else { b() }
      @available(macOS, unavailable, introduced: 14) func c() {}
      """, to: "A.swift")
    let series = try forecast(for: folder.path, "--min", "iOS=15", "--platforms", "iOS")
    #expect(series.map(\.platforms) == [["iOS"]])
    let both = try forecast(for: folder.path, "--min", "iOS=15,tvOS=15")
    #expect(both.map(\.platforms) == [["iOS"], ["tvOS"]])
    #expect(both.map(\.hasGain) == [true, false])
    let text = runCommand(.lint, ["--min", "iOS=15,tvOS=15", "--forecast", folder.path]).out
    #expect(text.hasSuffix("\nNothing waits for a higher minimum than tvOS 15.0.\n"), "\(text)")
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
    var present: [Step.Minimum]
    var steps: [Step]
    var hasGain: Bool {
      guard let first = steps.first, let last = steps.last else { return false }
      return present.map(\.platform) == platforms
        && (first.findings < last.findings || first.linesRemovable < last.linesRemovable
          || first.callSites < last.callSites)
    }
  }
  private struct Step: Decodable {
    func isAtMost(_ other: Step) -> Bool {
      checks <= other.checks && attributes <= other.attributes && shims <= other.shims
        && callSites <= other.callSites && findings <= other.findings
        && linesRemovable <= other.linesRemovable
    }

    struct Minimum: Decodable {
      var platform: String
      var minimum: String
    }
    var minimums: [Minimum]
    var checks: Int
    var attributes: Int
    var shims: Int
    var callSites: Int
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

  private struct Run: Decodable {
    struct Summary: Decodable {
      var fixes: Int
      var linesRemoved: Int
      var linesInserted: Int
      var byRule: [String: Int]
    }
    var summary: Summary
  }

  private func forecast(for path: String, _ flags: String...) throws -> [Series] {
    let result = runCommand(.lint, flags + ["--forecast", "--format", "json", path])
    #expect(result.code == .success)
    return try JSONDecoder().decode(Answer.self, from: Data(result.out.utf8)).forecast
  }

  private func dryRun(_ words: [String]) throws -> Run.Summary {
    let result = runCommand(.migrate, words + ["--dry-run", "--format", "json"])
    return try JSONDecoder().decode(Run.self, from: Data(result.out.utf8)).summary
  }

  private func lint(_ words: [String]) throws -> Report.Summary {
    let result = runCommand(.lint, words + ["--format", "json"])
    return try JSONDecoder().decode(Report.self, from: Data(result.out.utf8)).summary
  }
}
