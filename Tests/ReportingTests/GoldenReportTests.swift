import FixtureSupport
import Foundation
import LintCore
import Reporting
import Testing

/// Reports of a run made by hand, compared byte for byte with `Fixtures/Reports`.
@Suite struct GoldenReportTests {
  @Test(arguments: [
    "sample.json", "sample.sarif", "sample.txt", "sample.terminal.txt", "empty.json", "empty.txt",
    "sample.github.txt", "sample.xcode.txt", "sample.gitlab.json", "sample.md", "sample.checkstyle.xml",
    "sample.junit.xml", "empty.junit.xml", "empty.md", "sample.statistics.txt", "sample.statistics.json",
    "grouped.txt", "grouped.md", "grouped.json", "grouped.statistics.txt", "grouped.statistics.json",
    "migration.json", "migration.txt",
    "sample.html", "sample.plans.txt",
    "sample.plans.json",
  ])
  func equalsTheRecordedReport(_ name: String) throws {
    let written = ByteWriter.string { Self.write(name, to: $0) }
    let url = Repository.url("Fixtures/Reports/\(name)")
    if Repository.updatesFixtures { try Data(written.utf8).write(to: url) }
    #expect(written == String(decoding: try Data(contentsOf: url), as: UTF8.self))
  }

  static func write(_ name: String, to out: ByteWriter) {
    let isEmpty = name.hasPrefix("empty")
    let result =
      isEmpty ? RunResult(targets: [], findings: [], fileCount: 0, problems: []) : SampleRun.result
    switch name {
    case "migration.json":
      MigrationJSONReport.write(
        SampleRun.migration, toolName: "backport-migrate", toolVersion: "1.2.3", to: out)
    case "grouped.txt": TextReport(groups: groups).write(result, to: out)
    case "grouped.md": MarkdownReport(toolName: "backport-lint", groups: groups).write(result, to: out)
    case "grouped.json":
      JSONReport(toolName: "backport-lint", toolVersion: "1.2.3", groups: groups).write(result, to: out)
    case "grouped.statistics.txt", "grouped.statistics.json":
      var report = statistics
      report.groups = groups
      if name.hasSuffix("txt") {
        report.writeText(result, showsSummary: true, to: out)
      } else {
        report.writeJSON(result, to: out)
      }
    case "migration.txt": MigrationTextReport().write(SampleRun.migration, to: out)
    case "sample.terminal.txt": TextReport(isColored: true, showsSource: true).write(result, to: out)
    case "sample.github.txt": GitHubReport.write(result, to: out)
    case "sample.xcode.txt": XcodeReport.write(result, workingFolder: "/home/me/Über App", to: out)
    case "sample.gitlab.json": GitLabReport.write(result, to: out)
    case "sample.md", "empty.md": MarkdownReport(toolName: "backport-lint").write(result, to: out)
    case "sample.checkstyle.xml": CheckstyleReport.write(result, to: out)
    case "sample.junit.xml", "empty.junit.xml":
      JUnitReport(toolName: "backport-lint") { $0 >= .warning }.write(result, to: out)
    case "sample.statistics.txt": statistics.writeText(result, showsSummary: true, to: out)
    case "sample.statistics.json": statistics.writeJSON(result, to: out)
    case "sample.html": Self.page.write(result, to: out)
    case "sample.plans.txt":
      PlanningTextReport().write(SamplePlans.forecast, to: out)
      out.write("\n")
      PlanningTextReport().write(SamplePlans.inventory, to: out)
    case "sample.plans.json":
      PlanningJSONReport.write(
        SamplePlans.forecast, SamplePlans.inventory, toolName: "backport-lint", toolVersion: "1.2.3", to: out)
    case "sample.sarif": Self.sarif.write(result, to: out)
    case _ where name.hasSuffix(".json"):
      JSONReport(toolName: "backport-lint", toolVersion: "1.2.3").write(result, to: out)
    default: TextReport().write(result, to: out)
    }
  }

  static let groups = FindingGroups(
    by: .owner,
    names: Dictionary(
      SampleRun.result.findings.map { finding in
        let owner = finding.path.hasPrefix("Sources/Gr") ? "@größe & maß" : "@app @de|sign"
        return (finding.path, finding.path.hasPrefix("Sources/") ? owner : "")
      }, uniquingKeysWith: { first, _ in first }))

  static let statistics = StatisticsReport(
    toolName: "backport-lint", toolVersion: "1.2.3", migration: MigrationSummary(SampleRun.migration))

  static let page = HTMLReport(
    toolName: "backport-lint", toolVersion: "1.2.3", rules: SampleRun.pages,
    forecast: SamplePlans.forecast, inventory: SamplePlans.inventory)

  static let sarif = SARIFReport(
    toolName: "backport-lint", toolVersion: "1.2.3", homepage: "https://example.org/backport",
    rulePages: "https://example.org/backport/Rules", rules: SampleRun.pages,
    sourceRoot: "/home/me/Über App", exitCode: 3)
}
