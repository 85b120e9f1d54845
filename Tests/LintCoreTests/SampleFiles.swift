import Availability
import BackportRules
import FixtureSupport
import Foundation
import LintCore

/// A context with all rules that are on without flags, for iOS 15.
func sampleContext(
  targets: [DeploymentTarget] = [DeploymentTarget(.iOS, Version(15), source: "--min")],
  select: [String]? = nil
) throws -> LintContext {
  LintContext(targets: targets, rules: try RuleSelection(catalogue: Catalogue.rules, select: select))
}

func sampleFile(_ path: String = "A.swift", _ bytes: [UInt8]) throws -> LintFile {
  LintFile(path: path, shownPath: path, context: try sampleContext(), contents: bytes)
}

func lint(_ source: String) throws -> RunResult {
  Linter(workers: 1).run([try sampleFile("A.swift", Array(source.utf8))])
}

/// A folder of its own for one test, gone afterwards.
func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}
