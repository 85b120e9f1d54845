import FixtureSupport
import LintCore
import Testing

/// Each sample app, migrated by the command as a person would: to what its own manifest declares.
@Suite(.enabled(if: CompileHarness.isSupported, "needs swiftc on Linux"))
struct MigratedSampleTests {
  @Test(arguments: try SampleApp.all())
  func itIsMigratedWithoutAHand(app: SampleApp) throws {
    let project = try ProjectOnDisk(try app.allTexts())
    #expect(!(try project.migrate()).contains(InternalFault.notice))
    let after = try project.swiftTexts()
    for (platform, minimums) in app.platforms {
      let proof = MigrationProof(
        before: try app.texts(), after: after, platform: platform, old: minimums.old, new: minimums.new)
      #expect(try proof.problems() == [])
    }
    #expect(try project.lint().filter { $0.fix?.applicability == "safe" }.map(\.description) == [])
    _ = try project.migrate()
    #expect(try project.swiftTexts() == after, "a second migration changes it again")
    #expect(!app.gone.isEmpty && app.wordsLeft(in: after).isEmpty, "\(app.wordsLeft(in: after))")
  }

  /// Whoever selects one rule gets a project that builds, whatever the others would have done.
  @Test(arguments: try SampleApp.all())
  func eachRuleAloneLeavesWhatCompiles(app: SampleApp) throws {
    let rules = Set(try ProjectOnDisk(try app.allTexts()).lint().map(\.rule))
    #expect(!rules.isEmpty)
    for rule in rules.sorted() {
      let project = try ProjectOnDisk(try app.allTexts())
      _ = try project.migrate(["--select", rule])
      let result = try project.swiftTexts()
      for (platform, minimums) in app.platforms {
        let said = try CompileHarness.harness(for: platform).typecheck(result, minimum: minimums.new)
        #expect(said.filter { $0.severity == .error } == [], "--select \(rule) for \(platform)")
      }
      _ = try project.migrate(["--select", rule])
      #expect(try project.swiftTexts() == result, "--select \(rule): a second migration changes it again")
    }
  }
}

extension SampleApp {
  /// The words that should be gone and are not, each with its file.
  fileprivate func wordsLeft(in texts: [String: String]) -> [String] {
    texts.sorted { $0.key < $1.key }.flatMap { path, text in
      gone.filter { word in
        text.ranges(of: word).contains { range in
          let before = text[..<range.lowerBound].last
          let after = text[range.upperBound...].first
          return ![before, after].contains { $0.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false }
        }
      }.map { "\(path): \($0)" }
    }
  }
}
