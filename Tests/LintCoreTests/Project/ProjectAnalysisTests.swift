import Availability
import SwiftSource
import Testing

@testable import LintCore

/// A rule that renames what an `old(…)` comment names, wherever it stands: `// rename: a` makes `a` into `b`.
private struct Word: ProjectFact {
  var text: String
  var place: ProjectPlace
  var edit: FileEdit
}

private let renaming = Rule(
  id: "renaming", summary: "", words: ["rename_me"],
  documentation: Rule.Documentation(what: "", why: "", before: "", after: "", safety: ""),
  project: ProjectRule(
    gather: { pass in words(of: pass) { $0 == "rename_me" } },
    resolve: { declarations in
      guard !declarations.files.isEmpty else { return .done([]) }
      return .search(
        ProjectSearch(
          words: ["renamed"], look: { pass in words(of: pass) { $0.hasPrefix("renamed") } },
          next: { uses in
            let places = uses.all(Word.self)
            let edits = declarations.all(Word.self).map(\.edit) + places.map(\.edit)
            let reason = declarations.hidden ?? places.first { $0.place.severity == nil }?.place.phrase
            let fix = reason.map { Fix(.manual, reason: $0) } ?? Fix(.safe, edits: edits)
            return .done(
              declarations.all(Word.self).compactMap {
                $0.place.finding("renaming", "\(places.count) uses", fix: fix)
              })
          }))
    }))

/// A rule that looks for other words as the declarations change: `follow_a` for `a_used`.
private let following = Rule(
  id: "following", summary: "", words: ["follow_"],
  documentation: Rule.Documentation(what: "", why: "", before: "", after: "", safety: ""),
  project: ProjectRule(
    gather: { pass in words(of: pass) { $0.hasPrefix("follow_") } },
    resolve: { declarations in
      let names = Set(declarations.all(Word.self).map { "\($0.text.dropFirst("follow_".count))_used" })
      guard !names.isEmpty else { return .done([]) }
      return .search(
        ProjectSearch(
          words: names, look: { pass in words(of: pass, where: names.contains) },
          next: { uses in
            .done(
              uses.all(Word.self).compactMap {
                $0.place.finding("following", "\($0.text)", fix: Fix(.manual, reason: ""))
              })
          }))
    }))

private func words(of pass: FilePass, where isWanted: (String) -> Bool) -> [any ProjectFact] {
  pass.tree.tokens.indices.compactMap { index in
    let text = pass.tree.text(ofToken: index)
    guard pass.tree.tokens[index].kind == .identifier, isWanted(text) else { return nil }
    let range = pass.tree.tokens[index].range
    return Word(
      text: text, place: pass.projectPlace(range), edit: pass.fileEdit(Edit(range, replacement: "done")))
  }
}

private func files(_ sources: [String]) throws -> [LintFile] {
  let context = LintContext(targets: [], rules: try RuleSelection(catalogue: [renaming, following]))
  return sources.enumerated().map {
    LintFile(path: "\($0).swift", shownPath: "\($0).swift", context: context, contents: Array($1.utf8))
  }
}

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
    for (index, text) in changes {
      sources[index] = text
      analysis.setContents(Array(text.utf8), of: index)
      analysis.update([index])
      #expect(analysis.findings == Linter(workers: 1).run(try files(sources)).findings, "after \(text)")
    }
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
    for (index, text) in changes {
      sources[index] = text
      analysis.setContents(Array(text.utf8), of: index)
      analysis.update([index])
      #expect(analysis.findings == Linter(workers: 1).run(try files(sources)).findings, "after \(text)")
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
