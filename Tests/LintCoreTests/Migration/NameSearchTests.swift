import FixtureSupport
import Foundation
import SwiftSource
import Testing

@testable import LintCore

/// Which names a file holds is mostly told by its bytes; the tokens are the judge.
@Suite struct NameSearchTests {
  @Test(arguments: [
    ("legacy()", true), ("x.legacy", true), ("\"calls legacy\"", true), ("\"\\(legacy)\"", true),
    ("`legacy`", true), ("// calls legacy", false), ("  /// `legacy`", false), ("x() // legacy", false),
    ("/* legacy */", false), ("/*\n legacy\n*/", false), ("\"/*\" + legacy", true), ("a / legacy", true),
    ("\"https://legacy\"", true), ("\"\"\"\n// legacy\n\"\"\"", true), ("$legacy", false),
    ("#legacy", true), ("<#legacy#>", false), ("legacyÄ()", false), ("Älegacy()", false), ("legacy•x", true),
    ("// a\rlegacy()", true), ("// a\r\nlegacy()", true), ("let legacys = 1", false), ("/legacy/", false),
  ])
  func mentionsOfAName(text: String, isMention: Bool) throws {
    let sought = NameQuery(["legacy"])
    let file = try sampleFile("A.swift", Array(text.utf8))
    let search = NameSearch(names: sought, workers: 1, memory: .sparing)
    let outcome = search.run([file], indices: [nil])
    let originals = OriginalFiles([file])
    let name = SoughtName("legacy", in: originals, among: outcome.candidates[0])
    #expect(
      NameHolders(of: name, differing: [], now: [:]).files.map(\.index) == (isMention ? [0] : []), "\(text)")
    #expect(outcome.newIndices.count == 1)
  }

  @Test func holdersOfANameFollowTheChanges() throws {
    let texts = ["a()", "// a", "a()", "b()"]
    let files = try texts.enumerated().map { try sampleFile("\($0).swift", Array($1.utf8)) }
    let found = NameSearch(names: NameQuery(["a"]), workers: 2, memory: .sparing)
      .run(files, indices: [nil, nil, nil, nil])
    #expect(Array(found.candidates[0]) == [0, 1, 2])
    let name = SoughtName("a", in: OriginalFiles(files), among: found.candidates[0])
    func holders(_ changes: [Int: String]) -> NameHolders {
      let now = changes.filter { $0.value.contains("a") }
        .mapValues { NamedFile(SyntaxTree(SourceText(Array($0.utf8)))) }
      return NameHolders(of: name, differing: changes.keys.sorted(), now: now)
    }
    let first = holders([:])
    #expect(first.files.map(\.index) == [0, 2])
    #expect(first.onlyFile == nil)
    #expect(!first.hasLost)
    let fewer = holders([0: "b()"])
    #expect(fewer.files.map(\.index) == [2])
    #expect(fewer.onlyFile?.index == 2)
    #expect(fewer.hasLost)
    #expect(fewer.hash != first.hash)
    // Only a comment named it.
    #expect(!holders([1: "b()"]).hasLost)
    let more = holders([0: "b()", 3: "a()"])
    #expect(more.files.map(\.index) == [2, 3])
    #expect(more.onlyFile == nil)
    let none = holders([0: "b()", 2: "b()"])
    #expect(none.files.isEmpty)
    #expect(none.onlyFile == nil)
    #expect(holders([0: "b()"]).hash == fewer.hash)
  }

  @Test func aRuleIsAskedAgainOnceAnAnswerIsAnother() throws {
    let files = try ["a()", "a()"].enumerated().map { try sampleFile("\($0).swift", Array($1.utf8)) }
    let candidates = NameSearch(names: NameQuery(["a"]), workers: 1, memory: .sparing)
      .run(files, indices: [nil, nil]).candidates[0]
    let name = SoughtName("a", in: OriginalFiles(files), among: candidates)
    func project(_ texts: [Int: String]) -> NamedFiles {
      let now = texts.filter { $0.value.contains("a") }
        .mapValues { NamedFile(SyntaxTree(SourceText(Array($0.utf8)))) }
      return NamedFiles(["a": NameHolders(of: name, differing: texts.keys.sorted(), now: now)])
    }
    let (all, only) = (AskedNames(), AskedNames())
    _ = project([:]).noting(in: all).files(naming: "a")
    _ = project([:]).noting(in: only).onlyFile(naming: "a")
    #expect(all.areAnsweredTheSame(by: project([:])))
    // Another text of a file that mentions it leaves two files that do.
    #expect(!all.areAnsweredTheSame(by: project([0: "a(1)"])))
    #expect(only.areAnsweredTheSame(by: project([0: "a(1)"])))
    #expect(!only.areAnsweredTheSame(by: project([0: "b()"])))
  }

  /// On files that hold all sorts of things, for names that stand in them wherever.
  @Test func tokensSayTheSame() throws {
    var (answered, asked) = (0, 0)
    for folder in ["Fixtures", "Sources/BackportRules", "Tests/SwiftSourceTests"] {
      for file in Repository.files(in: folder, suffix: ".swift") {
        let text = SourceText(try Array(Data(contentsOf: file)))
        let words = String(decoding: text.bytes, as: UTF8.self).split {
          !$0.isLetter && !$0.isNumber && $0 != "_"
        }
        let sought = NameQuery(Set(words.filter { $0.first?.isLetter == true }.map(String.init)))
        let tokens = Lexer.tokens(of: text)
        asked += 1
        var indexer = WordIndexer()
        let index = text.bytes.withUnsafeBufferPointer { indexer.index(of: $0) }
        let candidates = sought.candidates(in: index)
        guard let held = text.bytes.withUnsafeBytes({ sought.held(in: $0, among: candidates) }) else {
          continue
        }
        answered += 1
        let expected = tokens.mentions(of: sought.names, in: text)
        #expect(Set(held) == Set(expected), "\(file.path)")
      }
    }
    #expect(answered * 4 > asked)
  }

  /// What the words of a file say of a search holds for its bytes.
  @Test func indicesMissNoWord() throws {
    var found = 0
    for file in Repository.files(in: "Fixtures", suffix: ".swift") {
      let bytes = try Array(Data(contentsOf: file))
      var indexer = WordIndexer()
      let index = bytes.withUnsafeBufferPointer { indexer.index(of: $0) }
      for word in [
        "func body", "struct Backport", ".modifier(", "backport", "@resultBuilder", "var", "größe",
        #"iOS \d"#, "==",
        "leg acy",
      ] {
        let sought = SoughtWords([word])
        guard bytes.withUnsafeBytes(WordSet([word], areNames: true).occur) else { continue }
        found += 1
        #expect(sought.mayOccur(in: index), "\(word) in \(file.path)")
      }
      #expect(!SoughtWords(["nothingIsNamedSo", "func norSo"]).mayOccur(in: index))
    }
    #expect(found > 100)
  }
}
