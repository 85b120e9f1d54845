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
    let outcome = search.run([file], known: [:], indices: [nil])
    #expect(outcome.hits.map(\.names) == (isMention ? [[0]] : []), "\(text)")
    #expect(outcome.newIndices.count == 1)
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
}
