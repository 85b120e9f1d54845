import FixtureSupport
import Foundation
import SwiftSource
import Testing

@testable import LintCore

/// Which names a file holds is mostly told by its bytes; the tokens are the judge.
@Suite struct NameIndexTests {
  @Test(arguments: [
    ("legacy()", true), ("x.legacy", true), ("\"calls legacy\"", true), ("\"\\(legacy)\"", true),
    ("`legacy`", true), ("// calls legacy", false), ("  /// `legacy`", false), ("x() // legacy", false),
    ("/* legacy */", false), ("/*\n legacy\n*/", false), ("\"/*\" + legacy", true), ("a / legacy", true),
    ("\"https://legacy\"", true), ("\"\"\"\n// legacy\n\"\"\"", true), ("$legacy", false),
    ("#legacy", true), ("<#legacy#>", false), ("legacyÄ()", false), ("Älegacy()", false), ("legacy•x", true),
    ("// a\rlegacy()", true), ("// a\r\nlegacy()", true), ("let legacys = 1", false), ("/legacy/", false),
  ])
  func mentionsOfAName(text: String, isMention: Bool) throws {
    let file = try sampleFile("A.swift", Array(text.utf8))
    let name = NameIndex(of: [file], workers: 1, nil)["legacy"]
    #expect(
      NameHolders(of: name, differing: [], now: [:]).files.map(\.index) == (isMention ? [0] : []), "\(text)")
  }

  @Test func holdersOfANameFollowTheChanges() throws {
    let texts = ["a()", "b() // a", "a()", "b()"]
    let files = try texts.enumerated().map { try sampleFile("\($0).swift", Array($1.utf8)) }
    let name = NameIndex(of: files, workers: 2, nil)["a"]
    #expect(Array(name.candidates) == [0, 1, 2])
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

  /// The index takes a few names for others. A second file that only seems to declare one is none.
  @Test func onlyFileIsNotHiddenByAFalseHit() throws {
    let others = (0..<3_000).map { "func other\($0)() {}" }.joined(separator: "\n")
    let words = NamedFile(SyntaxTree(SourceText(Array(others.utf8)))).words
    let mistaken = (0..<1_000_000).lazy.map { "name\($0)" }.first {
      NameQuery("func \($0)").mayStand(in: words)
    }
    let name = try #require(mistaken)
    let files = try ["func \(name)() {}", others].enumerated().map {
      try sampleFile("\($0).swift", Array($1.utf8))
    }
    let found = NameIndex(of: files, workers: 1, nil)["func \(name)"]
    #expect(Array(found.candidates) == [0, 1])
    #expect(NameHolders(of: found, differing: [], now: [:]).onlyFile?.index == 0)
  }

  /// The holders of a name are found again only where a file that may mention it changed.
  @Test func holdersOfANameAreKept() throws {
    let texts = ["a()", "b()", "c()"]
    let files = try texts.enumerated().map { try sampleFile("\($0).swift", Array($1.utf8)) }
    let index = NameIndex(of: files, workers: 1, nil)
    func changed(_ file: Int, _ text: String) -> (file: Int, version: FileVersion) {
      let tree = SyntaxTree(SourceText(Array(text.utf8)))
      return (file, FileVersion(tree, StructuralFaults(in: tree)))
    }
    let one = changed(1, "b(1)")
    let first = CurrentNames(index, changed: [one])
    let (a, b, c) = (first["a"], first["b"], first["c"])
    let second = CurrentNames(index, changed: [one, changed(2, "b(2)")], after: first)
    #expect(second["a"] === a)
    #expect(second["b"] !== b)
    #expect(second["b"].files.map(\.index) == [1, 2])
    #expect(second["c"] !== c)
    #expect(second["c"].files.isEmpty)
    #expect(second.hasSameHolders(of: "a", as: first))
    #expect(!second.hasSameHolders(of: "c", as: first))
    // Back to the original.
    let third = CurrentNames(index, changed: [], after: second)
    #expect(third["b"].files.map(\.index) == [1])
    #expect(third["c"].files.map(\.index) == [2])
  }

  @Test func declarationsAreToldByTheirKeywords() throws {
    let texts = [
      "extension A.B.C: P {}", "let B = A.C", "case .C: A", "enum B { case A(Int),\n C }",
      "@_exported import M",
    ]
    let files = try texts.enumerated().map { try sampleFile("\($0).swift", Array($1.utf8)) }
    let index = NameIndex(of: files, workers: 1, nil)
    #expect(Array(index["func C"].candidates) == [3])
    #expect(Array(index["func B"].candidates) == [1, 3])
    #expect(Array(index["func P"].candidates) == [])
    #expect(Array(index["extension C"].candidates) == [0])
    #expect(Array(index["extension B"].candidates) == [0])
    #expect(Array(index[": P"].candidates) == [0])
    #expect(index.importers(of: "M") == [4])
  }

  @Test func aRuleIsAskedAgainOnceAnAnswerIsAnother() throws {
    let files = try ["a()", "a()"].enumerated().map { try sampleFile("\($0).swift", Array($1.utf8)) }
    let index = NameIndex(of: files, workers: 1, nil)
    func project(_ texts: [Int: String]) -> NamedFiles {
      let changed = texts.sorted { $0.key < $1.key }.map { file, text in
        let tree = SyntaxTree(SourceText(Array(text.utf8)))
        return (file: file, version: FileVersion(tree, StructuralFaults(in: tree)))
      }
      return NamedFiles(CurrentNames(index, changed: changed))
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
    for folder in ["Fixtures", "Sources/BackportRules/Rules", "Tests/SwiftSourceTests"] {
      for file in Repository.files(in: folder, suffix: ".swift") {
        let text = SourceText(try Array(Data(contentsOf: file)))
        let words = String(decoding: text.bytes, as: UTF8.self).split {
          !$0.isLetter && !$0.isNumber && $0 != "_"
        }
        let tokens = Lexer.tokens(of: text)
        var indexer = WordIndexer()
        let index = text.bytes.withUnsafeBufferPointer { indexer.index(of: $0) }
        asked += 1
        let names = Set(words.lazy.filter { $0.first?.isLetter == true }.map(String.init)).map {
          (word: $0, query: NameQuery($0))
        }
        let answers = names.map { name in
          name.query.mayStand(in: index) ? text.bytes.withUnsafeBytes(name.query.stands) : false
        }
        if answers.contains(nil) { continue }
        answered += 1
        for (name, stands) in zip(names, answers) {
          #expect(stands == name.query.stands(in: tokens, of: text), "\(name.word) in \(file.path)")
        }
      }
    }
    #expect(answered * 5 > asked)
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
        guard bytes.withUnsafeBytes(WordGroups([[word]]).found) == [true] else { continue }
        found += 1
        #expect(sought.mayOccur(in: index), "\(word) in \(file.path)")
      }
      #expect(!SoughtWords(["nothingIsNamedSo", "func norSo"]).mayOccur(in: index))
    }
    #expect(found > 100)
  }
}
