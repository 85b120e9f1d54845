import Availability
import BackportRules
import Foundation
import LintCore
import Migration
import Testing

@Suite struct LinterTests {
  private static let stale = "if #available(iOS 14, *) { }\n"

  @Test func findingsAreTheSameForEveryNumberOfWorkers() throws {
    let context = try sampleContext()
    let files = (0..<200).map { index in
      LintFile(
        path: "\(index % 7)/F\(index).swift", shownPath: "\(index % 7)/F\(index).swift", context: context,
        contents: Array(String(repeating: Self.stale, count: index % 4).utf8))
    }
    let one = Linter(workers: 1).run(files)
    #expect(one.findings.count == 300)
    #expect(one.fileCount == 200)
    for workers in [2, 3, 8] {
      #expect(Linter(workers: workers).run(files.shuffled()).findings == one.findings)
    }
  }

  /// It judges all files many times over: what each step found out would pile up.
  @Test func aForecastGivesMemoryBack() {
    var linter = Linter(workers: 1)
    linter.memory = .untilExit
    #expect(Forecaster(linter: linter).linter.memory == .sparing)
  }

  @Test func findingsAreOrderedByPathLineColumnAndRule() throws {
    let context = try sampleContext()
    let files = ["b.swift", "B.swift", "a/z.swift", "a.swift"].map {
      LintFile(
        path: $0, shownPath: $0, context: context,
        contents: Array("\nif #available(iOS 1, *), #available(iOS 2, *) { }\n\(Self.stale)".utf8))
    }
    let places = Linter(workers: 2).run(files).findings.map {
      "\($0.path):\($0.start.line):\($0.start.column)"
    }
    let lines = ["2:4", "2:26", "3:4"]
    #expect(
      places
        == ["B.swift", "a.swift", "a/z.swift", "b.swift"].flatMap { path in lines.map { "\(path):\($0)" } })
  }

  @Test func filesAreJudgedByTheirOwnContext() throws {
    let old = try sampleContext(targets: [DeploymentTarget(.iOS, Version(13), source: "Old")])
    let files = [
      try sampleFile("new.swift", Array(Self.stale.utf8)),
      LintFile(path: "old.swift", shownPath: "old.swift", context: old, contents: Array(Self.stale.utf8)),
    ]
    let result = Linter(workers: 1).run(files)
    #expect(result.findings.map(\.path) == ["new.swift"])
    #expect(result.targets.map(\.source) == ["Old", "--min"])
  }

  @Test func nothingIsJudgedWithoutTargets() throws {
    let context = try sampleContext(targets: [])
    let file = LintFile(
      path: "A.swift", shownPath: "A.swift", context: context, contents: Array(Self.stale.utf8))
    #expect(Linter(workers: 1).run([file]).findings.isEmpty)
  }

  @Test func platformsThatNobodyStatesAMinimumOfKeepAConditionAlive() throws {
    let rules = try RuleSelection(catalogue: Catalogue.rules)
    let context = LintContext(
      targets: [DeploymentTarget(.iOS, Version(15), source: "Package.swift:5")], unlisted: [.macOS],
      rules: rules)
    let source = "if #available(iOS 14, macOS 12, *) { }\nif #available(iOS 14, *) { }\n"
    let file = LintFile(path: "A.swift", shownPath: "A.swift", context: context, contents: Array(source.utf8))
    let findings = Linter(workers: 1).run([file]).findings
    #expect(findings.map(\.rule) == ["redundant-clause", "redundant-check"])
    #expect(findings.map(\.start.line) == [1, 2])
  }

  @Test func progressReachesTheLastFile() throws {
    let counts = Counts()
    let files = try (0..<40).map { try sampleFile("\($0).swift", []) }
    _ = Linter(workers: 2) { done, _ in counts.add(done) }.run(files)
    #expect(counts.all.max() == 40)
  }

  @Test func deepNestingDoesNotEndTheStack() throws {
    for (open, close) in [("{", "}"), ("(", ")"), ("[", "]")] {
      let depth = 100_000
      let source =
        "if #available(iOS 14, *) { }\n" + String(repeating: open, count: depth)
        + String(repeating: close, count: depth)
      #expect(try lint(source).findings.count == 1)
    }
    let nested = String(repeating: "if #available(iOS 16, *) { ", count: 10_000)
    #expect(try !lint(nested).findings.isEmpty)
  }
}

/// Numbers from several threads.
private final class Counts: @unchecked Sendable {
  private let lock = NSLock()
  private var counts: [Int] = []
  func add(_ count: Int) { lock.withLock { counts.append(count) } }
  var all: [Int] { lock.withLock { counts } }
}
