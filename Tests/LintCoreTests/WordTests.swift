import Availability
import SwiftSource
import Testing

@testable import LintCore

/// Which files a rule gets to see: those that hold one of its words.
@Suite struct WordTests {
  private func isSeen(_ text: String, words: [String]) throws -> Bool {
    let rule = Rule(
      id: "every-file", summary: "", words: words,
      documentation: .init(what: "", why: "", before: "", after: "", safety: "")
    ) { $0.report(0..<0, "seen") }
    let context = LintContext(targets: [], rules: try RuleSelection(catalogue: [rule]))
    let file = LintFile(path: "A.swift", shownPath: "A.swift", context: context, contents: Array(text.utf8))
    return !Linter(workers: 1).run([file]).findings.isEmpty
  }

  @Test func wordsAnywhere() throws {
    for text in [
      "available", "xavailable", "#unavailable(", "v available", "avavailable", "\u{0}available\u{0}",
    ] {
      #expect(try isSeen(text, words: ["available"]), "\(text)")
    }
    for text in ["", "a", "availabl", "vailable", "Available", "avail able"] {
      #expect(try !isSeen(text, words: ["available"]), "\(text)")
    }
  }

  @Test func oneOfSeveral() throws {
    let words = ["systemVersion", "OperatingSystem", #"OS \d"#, #"OS\d"#]
    for text in ["x.systemVersion", "isOperatingSystemAtLeast", "iOS 9", "iOS15"] {
      #expect(try isSeen(text, words: words), "\(text)")
    }
    for text in ["iOS  9", #"iOS\d"#, "iOS X", "iOS", "OS ", "Operating", "iOS a"] {
      #expect(try !isSeen(text, words: words), "\(text)")
    }
  }

  /// Many words are looked for in another way than few.
  @Test func oneOfMany() throws {
    let words =
      (0..<60).map { "word\($0)x" } + ["tail", #"v\d.\dbeta"#, "a much longer one", "wordless", "xyzword"]
    for text in [
      "tail", "tai tail", "ttail", "word7x", "word39x", "word3word39x", "v1.7beta", "vv9.0beta", "xyzword",
      "a much a much longer one", "\u{0}wordless", String(repeating: "word4", count: 99) + "x",
    ] {
      #expect(try isSeen(text, words: words), "\(text)")
      #expect(try isSeen(text + text.reversed(), words: words), "\(text)")
    }
    for text in [
      "", "t", "tai", "word", "word60x", "word7", "va.1beta", "v1.beta", "wordles", "a much longer on",
      "Tail",
      String(repeating: "wor", count: 99),
    ] {
      #expect(try !isSeen(text, words: words), "\(text)")
    }
  }

  /// The search for many words looks at seven bits of a byte first: `é` is `C)` there.
  @Test func wordsBesideOtherThanASCII() throws {
    let words = (0..<60).map { "word\($0)x" } + ["longC)name", "ünïcode"]
    for text in ["longC)name", "longéname longC)name", "éééélongC)nameééé", "ünïcode", "éünïcodeé"] {
      #expect(try isSeen(text, words: words), "\(text)")
    }
    for text in ["longéname", "unicode", "longC)nam\u{e9}", "}<n}/code"] {
      #expect(try !isSeen(text, words: words), "\(text)")
    }
  }

  /// Few and many are looked for in different ways.
  @Test(arguments: [(0, "another"), (60, "another"), (60, "o")]) func namesStandAlone(
    others: Int, name: String
  ) {
    let words = ["get", "func body", ".push(", "x_1"] + (0..<others).map { "\(name)\($0)" }
    let names = WordSet(words, areNames: true)
    func occur(in text: String) -> Bool { Array(text.utf8).withUnsafeBytes(names.occur) }
    for text in [
      "get", "x.get()", "`get`", "$get", "target get", "func body()", "a.push(b)", "widget(get)", "x_1.x_12",
    ] {
      #expect(occur(in: text), "\(text)")
    }
    for text in [
      "widget", "getter", "_get", "get_", "get9", "éget", "func bodyText", "myfunc body", "ax_1", "x_12",
    ] {
      #expect(!occur(in: text), "\(text)")
    }
  }

  /// Of many words in groups, those that occur are found: the same as by a search for the words of each group.
  @Test func groupsOfNames() {
    let groups: [Set<String>] = [
      ["get", "func body", "struct View", "actor View"], [".push(", "x_1", "aLongNameOfAFunction"], [], [""],
      ["func ==", "leg acy", "größe", ".VStack :"], ["==", #"iOS \d"#, "(", "aLongNameOfAnother"],
      ["body func"], ["func func", "var get", "="],
    ]
    let sought = WordGroups(groups)
    let pieces = [
      "get", "func", "body", "struct", "View", "actor", ".push(", "x_1", "aLongNameOfAFunction", "==", "leg",
      "acy", "größe", ".VStack", ":", "iOS 1", "(", "aLongNameOfAnother", "var", " ", "  ", "_", "1", "é",
      "=",
      "\n", "gets", "widget",
    ]
    var generator = SystemRandomNumberGenerator()
    var counts = groups.map { _ in 0 }
    for _ in 0..<4000 {
      let text = (0..<Int.random(in: 0...12, using: &generator))
        .map { _ in pieces.randomElement(using: &generator)! + (Bool.random(using: &generator) ? " " : "") }
        .joined()
      Array(text.utf8).withUnsafeBytes { bytes in
        let found = sought.found(in: bytes)
        let expected = groups.map { WordSet($0, areNames: true).occur(in: bytes) }
        #expect(found == expected, "\(text)")
        for group in groups.indices where expected[group] { counts[group] += 1 }
      }
    }
    // All but the empty ones.
    #expect(counts.enumerated().allSatisfy { [2, 3].contains($0.offset) == ($0.element == 0) }, "\(counts)")
  }

  /// Where the line tells that it is a comment.
  @Test(arguments: [
    ("// badge", false), ("x()\n\t/// A badge.\nx()", false), ("/*\n// badge\n*/", false),
    ("x() // badge", true), ("// */ badge", true), ("/* badge */", true), ("badge // badge", true),
    ("let text = \"\"\"\n  // badge\n  \"\"\"", true), ("// badge\nbadge", true),
  ])
  func aLineCommentHoldsNoWord(_ text: String, _ isFound: Bool) {
    Array(text.utf8).withUnsafeBytes { bytes in
      #expect(WordGroups([["badge"]]).found(in: bytes) == [isFound])
    }
  }

  @Test func noWordsNoFiles() throws {
    #expect(try !isSeen("available", words: []))
    #expect(try !isSeen("available", words: [""]))
  }
}
