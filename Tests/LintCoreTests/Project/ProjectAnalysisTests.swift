import Availability
import Projects
import SwiftSource
import SystemCalls
import Testing

@testable import LintCore
@testable import Migration

@Suite struct ProjectAnalysisTests {
  @Test func findsInOneFileWhatAnotherSays() throws {
    let result = Linter(workers: 2).run(
      try files(["let rename_me = 1", "let renamed1 = 2", "let other = 3"]))
    #expect(result.findings.map(\.message) == ["1 uses"])
    #expect(result.findings.first?.fix?.edits.map(\.path) == ["0.swift", "1.swift"])
  }

  /// Repositories side by side: the same names in another one are something else.
  @Test func eachRepositoryIsAProjectOfItsOwn() throws {
    var all = try files(["let rename_me = 1", "let renamed1 = 2", "let renamed2 = 3", "let rename_me = 4"])
    for (index, project) in [1, 1, 2, 2].enumerated() { all[index].project = project }
    let findings = Linter(workers: 2).run(all).findings
    #expect(findings.map(\.path) == ["0.swift", "3.swift"])
    #expect(findings.map { $0.fix?.edits.map(\.path) } == [["0.swift", "1.swift"], ["3.swift", "2.swift"]])
    var analysis = ProjectAnalysis(all, linter: Linter(workers: 1))
    analysis.updateAll()
    analysis.setContents(Array("let renamed1 = renamed2".utf8), of: 1)
    analysis.update([1])
    #expect(analysis.findings.map(\.message) == ["2 uses", "1 uses"])
  }

  @Test func saysNothingWhenNothingWasGathered() throws {
    #expect(Linter(workers: 1).run(try files(["let renamed = 1"])).findings.isEmpty)
  }

  /// Makes changes, each to one file by its index: after each the findings are those of a fresh look.
  private func compare(
    _ analysis: inout ProjectAnalysis, of sources: inout [String], with changes: [(Int, String)],
    _ check: ([Finding], [String]) -> Void = { _, _ in }
  ) throws {
    for (index, text) in changes {
      sources[index] = text
      analysis.setContents(Array(text.utf8), of: index)
      analysis.update([index])
      let fresh = Linter(workers: 1).run(try files(sources)).findings
      #expect(analysis.findings == fresh, "after \(text)")
      check(fresh, sources)
    }
  }

  /// After each update the findings are those of a fresh look at everything.
  @Test func updatesComeToTheSameAsAFreshLook() throws {
    var sources = ["let rename_me = 1", "let renamed1 = 2", "let renamed2 = renamed3"]
    var analysis = ProjectAnalysis(try files(sources), linter: Linter(workers: 2))
    analysis.updateAll()
    let changes = [
      (1, "let x = renamed1 + renamed1"), (2, "let nothing = 0"), (0, "\n\nlet rename_me = 1"),
      (2, "let renamed9 = 1 // backport:ignore"), (0, "let gone = 1"), (0, "let rename_me = 4"),
      (1, "let rename_me = renamed"),
    ]
    try compare(&analysis, of: &sources, with: changes)
  }

  /// What is looked for comes and goes, and the files change meanwhile.
  @Test func whatIsLookedForAgainIsFoundAgain() throws {
    var sources = ["let follow_a = 1, follow_b = 1", "let a_used = 1", "let b_used = 1"]
    var analysis = ProjectAnalysis(try files(sources), linter: Linter(workers: 1))
    analysis.updateAll()
    #expect(analysis.findings.map(\.message) == ["a_used", "b_used"])
    let changes = [
      (0, "let follow_b = 1"), (0, "let follow_a = 1, follow_b = 1"), (0, "let gone = 1"),
      (1, "let gone = 1"),
      (0, "let follow_a = 1"), (0, "let gone = 1"), (1, "let a_used = 1"), (0, "let follow_a = 1"),
      (0, "let follow_c = 1"), (2, "let c_used = b_used"), (0, "let follow_b = 1, follow_c = 1"),
    ]
    try compare(&analysis, of: &sources, with: changes)
  }

  /// The second search goes only where the first one saw what it may want.
  @Test func whatOneSearchSeesServesTheNext() throws {
    var sources = [
      "let ask_a = 1, ask_b = 1", "let a_used = 1", "let b_used = stop_b", "let stop_b = a_used", "let x = 1",
    ]
    var analysis = ProjectAnalysis(try files(sources), linter: Linter(workers: 2))
    analysis.updateAll()
    #expect(analysis.findings.map(\.path) == ["1.swift", "3.swift"])
    let changes = [
      (2, "let b_used = 1"), (3, "let b_used = a_used"), (4, "let stop_a = 1"), (1, "let a_used = stop_a"),
      (4, "let b_used = 1"), (1, "let a_used = 1"), (0, "let ask_a = 1"), (2, "let stop_b = a_used"),
      (0, "let ask_a = 1, ask_b = 1, ask_c = 1"), (3, "let c_used = b_used"), (2, "let c_used = 1"),
      (0, "let gone = 1"), (3, "let a_used = 1"), (0, "let ask_a = 1, ask_c = 1"),
      // All words are others.
      (2, "let d_used = 1"), (0, "let ask_a = 1"), (0, "let ask_d = 1"), (0, "let ask_a = 1"),
    ]
    try compare(&analysis, of: &sources, with: changes) { fresh, sources in
      #expect(fresh.map(\.message).sorted() == expectedUses(sources), "\(sources)")
    }
  }

  /// What the rule `asking` finds, told from the words alone.
  private func expectedUses(_ sources: [String]) -> [String] {
    let words = sources.flatMap { $0.split { !($0.isLetter || $0 == "_") }.map(String.init) }
    return words.filter { word in
      guard word.hasSuffix("_used") else { return false }
      let name = word.dropLast("_used".count)
      return words.contains("ask_\(name)") && !words.contains("stop_\(name)")
    }.sorted()
  }

  /// A migration looks again only into files that hold a name of which something else is asked now.
  @Test func onlyWhatIsAskedInAnotherWayIsLookedForAgain() throws {
    let looked = Mutex<[String]>([])
    let rule = weighing { path in looked.withLock { $0.append(path) } }
    let sources = ["let weigh_a1 = 1, weigh_b1 = 1", "let a_used = 1", "let b_used = 1"]
    var analysis = ProjectAnalysis(try files(sources, [rule]), linter: Linter(workers: 1))
    analysis.updateAll(PassShelf(isForMigration: true))
    #expect(analysis.findings.map(\.message) == ["a_used 1", "b_used 1"])
    let steps: [(text: String, messages: [String], looked: [String])] = [
      ("let weigh_a2 = 1, weigh_b1 = 1", ["a_used 2", "b_used 1"], ["1.swift"]),
      ("\nlet weigh_a2 = 1, weigh_b1 = 1", ["a_used 2", "b_used 1"], []),
      ("let weigh_b1 = 1", ["b_used 1"], []),
      ("let weigh_b1 = 1, a_used = 1", ["b_used 1"], []),
      ("let weigh_b1 = 1, a_used = weigh_a3", ["a_used 3", "a_used 3", "b_used 1"], ["0.swift", "1.swift"]),
    ]
    for step in steps {
      looked.withLock { $0 = [] }
      analysis.setContents(Array(step.text.utf8), of: 0)
      analysis.update([0])
      #expect(analysis.findings.map(\.message) == step.messages, "\(step.text)")
      #expect(looked.withLock { $0.sorted() } == step.looked, "\(step.text)")
    }
  }

  /// A keystroke moves what stands behind it: what was concluded is moved, and not drawn again.
  @Test func whatOnlyMovesIsNotConcludedAgain() throws {
    let counter = Mutex(0)
    var rule = renaming
    let resolve = renaming.project!.resolve
    rule.project!.resolve = { declarations in
      guard case .search(var search) = resolve(declarations) else { return .done([]) }
      let next = search.next
      search.next = { uses in
        counter.withLock { $0 += 1 }
        return next(uses)
      }
      return .search(search)
    }
    let context = LintContext(targets: [], rules: try RuleSelection(catalogue: [rule]))
    var sources = ["let a = 1\nlet rename_me = 1", "let b = 1\nlet renamed1 = 2"]
    func files() -> [LintFile] {
      sources.enumerated().map {
        LintFile(path: "\($0).swift", shownPath: "\($0).swift", context: context, contents: Array($1.utf8))
      }
    }
    var analysis = ProjectAnalysis(files(), linter: Linter(workers: 1))
    analysis.updateAll()
    // With each edit, how often it has been concluded by then.
    let edits = [
      (0, "let a = 10\nlet rename_me = 1", 1), (0, "let a = 10, b\nlet rename_me = 1", 1),
      (1, "let é = 1\nlet renamed1 = 2", 1), (1, "let é = 1\nlet renamed1 = 22", 2),
      (1, "let é = 1\n\nlet renamed1 = 22", 3), (0, "let a = 1\nlet rename_me = 1 ", 4),
      (0, "let aa = 1\nlet rename_me = 1 ", 4), (0, "let aa = 1", 4), (0, "let a = 1\nlet rename_me = 1", 5),
    ]
    for (index, text, count) in edits {
      sources[index] = text
      analysis.setContents(Array(text.utf8), of: index)
      analysis.update([index])
      #expect(counter.withLock { $0 } == count, "after \(text)")
      #expect(analysis.findings == Linter(workers: 1).run(files()).findings, "after \(text)")
      counter.withLock { $0 = count }
    }
  }

  @Test func changesAllFilesOrNone() throws {
    let sources = ["let rename_me = 1", "let renamed1 = 2"]
    let done = Migrator(linter: Linter(workers: 1)).run(try files(sources))
    #expect(
      done.changes.map { String(decoding: $0.contents ?? [], as: UTF8.self) } == [
        "let done = 1", "let done = 2",
      ])
    let ignored = sources + ["let renamed2 = 3 // backport:ignore"]
    #expect(Migrator(linter: Linter(workers: 1)).run(try files(ignored)).changes.isEmpty)
  }

  @Test func saysThatItDoesNotSeeTheWholeProject() throws {
    let result = Linter(workers: 1).run(try files(["let rename_me = 1"]), hidden: "a part was left out")
    #expect(result.findings.first?.fix == Fix(.manual, reason: "a part was left out"))
    var some = try files(["let rename_me = 1", ""])
    some[1].contents = [0xFF, 0xFE, 0x61, 0x00]
    let unread = Linter(workers: 1).run(some)
    #expect(unread.findings.first?.fix?.reason == "1.swift could not be read")
  }
}
