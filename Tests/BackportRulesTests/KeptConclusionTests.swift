import Availability
import BackportRules
import FixtureSupport
import SwiftSource
import Testing

@testable import LintCore

/// What is kept while somebody types is what a fresh look would find: every shape of shim, with all places and edits
/// of its findings, after each of many small edits.
@Suite struct KeptConclusionTests {
  /// What moves places, what changes names, what breaks and mends.
  private static let pieces = [
    " ", " ", "x", "é", "😀", "/* c */", "\n", "\r\n", "{", ")", "// backport:ignore", "",
  ]

  @Test(arguments: Thoroughness.some(of: ShimFixture.all, oneIn: 6)) func isWhatAFreshLookFinds(
    shape: ShimFixture
  ) throws {
    try compare(shape)
  }

  /// The same where other files tell what a check means. They are found by words like `func measure<`, which an edit in the
  /// middle of a line would tear.
  @Test(arguments: TrapFixture.all.map(\.project).filter { $0.path.contains("elsewhere") })
  func isWhatAFreshLookFindsOfChecks(project: ShimFixture) throws {
    try compare(project, tearsLines: false)
  }

  private func compare(_ shape: ShimFixture, tearsLines: Bool = true) throws {
    let context = LintContext(
      targets: shape.steps.map { step in
        DeploymentTarget(Platform(rawValue: step.platform.rawValue)!, Version(step.new)!, source: "test")
      }, rules: try RuleSelection(catalogue: Catalogue.rules))
    var files = shape.before.filter { $0.key.hasSuffix(".swift") }.sorted { $0.key < $1.key }.map {
      name, text in
      LintFile(path: name, shownPath: name, context: context, contents: Array(text.utf8))
    }
    let originals = files.map { $0.contents! }
    guard !files.isEmpty else { return }
    let linter = Linter(workers: 1, isOnDeepStack: true)
    var analysis = ProjectAnalysis(files, linter: linter)
    analysis.updateAll()
    var dice = SeededGenerator(seed: 7)
    for step in 0..<40 {
      let index = Int.random(in: files.indices, using: &dice)
      var text = files[index].contents!
      if step % 10 == 9 {
        text = originals[index]
      } else {
        var start = Int.random(in: 0...text.count, using: &dice)
        var end = min(text.count, start + [0, 0, 0, 1, 5].randomElement(using: &dice)!)
        if step % 4 == 3 || !tearsLines {
          // A line goes, and with it what it declares.
          start = text[..<start].lastIndex(of: 10) ?? 0
          end = text[end...].firstIndex(of: 10) ?? text.count
        }
        text.replaceSubrange(start..<end, with: Self.pieces.randomElement(using: &dice)!.utf8)
      }
      files[index].contents = text
      analysis.setContents(text, of: index)
      analysis.update([index])
      let fresh = linter.run(files).findings
      try #require(analysis.findings == fresh, "\(shape) after \(step) edits")
      #expect(analysis.findings(inFile: index) == fresh.filter { $0.path == files[index].shownPath })
    }
  }
}
