import FixtureSupport
import Foundation
import Testing

/// Generated projects of shims and their uses behave the same after a migration.
@Suite(.enabled(if: BehaviourHarness.isSupported, "needs swiftc on Linux"))
struct ShimProgramTests {
  private static let environment = ProcessInfo.processInfo.environment
  /// How many projects to try, and which is the first; each holds as many cases as there are kinds.
  private static let programs = environment["BACKPORT_SHIMS"].flatMap(UInt64.init) ?? 2
  private static let first = environment["BACKPORT_SHIMS_FIRST"].flatMap(UInt64.init) ?? 0
  private static let kinds = UInt64(ShimGrammar.standard.kinds.count)

  @Test func theSameNumberGivesTheSameCase() {
    let generator = ShimProgramGenerator()
    let numbers = Self.kinds * 3..<Self.kinds * 4
    let first = generator.cases(numbers)
    #expect(first.map(\.files) == generator.cases(numbers).map(\.files))
    #expect(first.map(\.files) != generator.cases(Self.kinds * 4..<Self.kinds * 5).map(\.files))
    #expect(Set(first.map(\.kind)).count == first.count)
  }

  /// Whatever is generated compiles, ends, and does the same each time.
  @Test func casesRun() throws {
    let survey = ShimProgramSurvey { $0 }
    let wrong = try survey.failures(of: Self.kinds * 7..<Self.kinds * 8)
    #expect(wrong.isEmpty, "\(wrong.map(\.description).joined(separator: "\n"))")
  }

  @Test(arguments: first..<first + programs)
  func aGeneratedProjectBehavesTheSame(number: UInt64) throws {
    let numbers = number * Self.kinds..<(number + 1) * Self.kinds
    if let folder = Self.environment["BACKPORT_SHIMS_WRITE"] {
      return try write(numbers, to: URL(fileURLWithPath: "\(folder)/\(number)"))
    }
    let command = Self.environment["BACKPORT_MIGRATE"]
    let survey = ShimProgramSurvey(
      migrate: ShimProgramSurvey.migration(by: command),
      unsafely: ShimProgramSurvey.migration(by: command, unsafely: true))
    for failure in try survey.failures(of: numbers) {
      withKnownIssue(isIntermittent: true) {
        Issue.record("\(failure)")
      } when: {
        ShimGrammar.standard.knownIssues.contains(failure.kind)
      }
    }
  }

  private func write(_ numbers: Range<UInt64>, to folder: URL) throws {
    let generator = ShimProgramGenerator()
    for (path, text) in try generator.program(of: generator.cases(numbers)).files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }
}
