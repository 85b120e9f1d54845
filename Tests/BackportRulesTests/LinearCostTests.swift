import Availability
import LintCore
import Migration
import Testing

@testable import BackportRules

/// The cost of a lint grows with the project, and no faster.
@Suite struct LinearCostTests {
  /// A project of `count` files of each kind: screens with checks and shims, screens that only use shims, and files
  /// without anything of ours.
  private func files(_ count: Int) throws -> [LintFile] {
    let context = LintContext(
      targets: [DeploymentTarget(.iOS, Version("17")!, source: "test")],
      rules: try RuleSelection(catalogue: Catalogue.rules))
    let shims = """
      import SwiftUI
      extension View {
        func halfSheet() -> some View {
          if #available(iOS 16, *) { return presentationDetents([.medium]) } else { return self }
        }
      }
      struct Backport<Content> { let content: Content }
      extension View { var backport: Backport<Self> { Backport(content: self) } }
      extension Backport where Content: View {
        @ViewBuilder func badge(_ n: Int) -> some View {
          if #available(iOS 15, *) { content.badge(n) } else { content }
        }
      }
      """
    var sources = [shims]
    for number in 0..<count {
      sources += [
        """
        import SwiftUI
        private var isModern\(number): Bool { if #available(iOS 15, *) { return true } else { return false } }
        final class Session\(number) { deinit { print(\(number)) } }
        func start\(number)(_ session: Session\(number)) {
          let size = session.count
          if #available(iOS 16, *) { let current = session; run { load(current) } } else { print(size) }
          if ready(), #unavailable(iOS 16) { print(isModern\(number)) }
        }
        """,
        """
        import SwiftUI
        struct Screen\(number): View {
          var body: some View { Text("\(number)").backport.badge(\(number)).halfSheet() }
        }
        """,
        "import SwiftUI\nfunc plain\(number)() { print(Text(\"\").opacity(0.\(number))) }",
      ]
    }
    return sources.enumerated().map { number, text in
      LintFile(
        path: "\(number).swift", shownPath: "\(number).swift", context: context, contents: Array(text.utf8))
    }
  }

  private func work(ofFiles count: Int) throws -> Work {
    var analysis = ProjectAnalysis(try files(count), linter: Linter(workers: 1))
    analysis.updateAll()
    #expect(analysis.findings.count >= 3 * count)
    return analysis.work
  }

  /// What has nothing to do with the files that are given is not migrated to find that out.
  @Test func aMigrationOfOneFileIsNotMuchMoreThanALint() throws {
    var files = try files(40)
    for index in files.indices where index != 1 { files[index].isNamed = false }
    let result = Migrator(linter: Linter(workers: 1)).run(files)
    #expect(result.applied.count >= 3)
    #expect(result.changes.map(\.shownPath) == ["1.swift"])
    let lint = try work(ofFiles: 40)
    #expect(2 * result.work.read <= 3 * lint.read)
    #expect(10 * result.work.parsed <= 11 * lint.parsed)
  }

  /// Rounds look again at what they changed, and at nothing that did not change for it.
  @Test func aMigrationOfTwiceTheFilesIsAtMostTwiceTheWork() throws {
    func work(ofFiles count: Int) throws -> Work {
      var linter = Linter(workers: 1)
      linter.listsAllUses = false
      return Migrator(linter: linter, appliesUnsafeFixes: true).run(try files(count)).work
    }
    let (one, two) = (try work(ofFiles: 40), try work(ofFiles: 80))
    #expect(two.read <= 2 * one.read)
    #expect(two.parsed <= 2 * one.parsed)
    #expect(2 * one.parsed <= 5 * (try self.work(ofFiles: 40)).parsed)
  }

  @Test func twiceTheFilesAreAtMostTwiceTheWork() throws {
    let (one, two) = (try work(ofFiles: 40), try work(ofFiles: 80))
    #expect(two.read <= 2 * one.read)
    #expect(two.lexed <= 2 * one.lexed)
    #expect(two.parsed <= 2 * one.parsed)
    // Files without anything of ours are never lexed.
    #expect(one.parsed <= 3 * 2 * 40)
  }

  /// A check is judged by its file alone: no other file is read again for it.
  @Test func aCheckNeedsItsFileAlone() throws {
    let context = LintContext(
      targets: [DeploymentTarget(.iOS, Version("17")!, source: "test")],
      rules: try RuleSelection(catalogue: Catalogue.rules, select: ["redundant-check"]))
    let files = (0..<20).map { number in
      LintFile(
        path: "\(number).swift", shownPath: "\(number).swift", context: context,
        contents: Array("func f\(number)() { if #available(iOS 15, *) { let a = make(); use(a) } }".utf8))
    }
    var analysis = ProjectAnalysis(files, linter: Linter(workers: 1))
    analysis.updateAll()
    #expect(analysis.findings.count == 20)
    #expect(analysis.work.read == 20)
    #expect(analysis.work.parsed == 20)
  }
}
