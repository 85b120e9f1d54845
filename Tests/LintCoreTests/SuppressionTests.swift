import LintCore
import Testing

@Suite struct SuppressionTests {
  /// Where a check is reported.
  private func lines(_ source: String) throws -> [Int] {
    try lint(source).findings.filter { $0.rule == "redundant-check" }.map(\.start.line)
  }
  private let stale = "if #available(iOS 14, *) { }"

  @Test func itsOwnLineAfterCode() throws {
    #expect(try lines("\(stale) // backport:ignore\n\(stale)\n") == [2])
  }

  @Test func upToTheNextCodeWhenAlone() throws {
    #expect(try lines("// backport:ignore\n// why\n\n\(stale)\n\(stale)\n") == [5])
    #expect(try lines("/* backport:ignore */ \(stale)\n\(stale)\n") == [2])
  }

  @Test func namedRulesOnly() throws {
    #expect(try lines("\(stale) // backport:ignore redundant-check\n") == [])
    #expect(try lines("\(stale) // backport:ignore stale-todo, redundant-check -- because\n") == [])
    #expect(try lines("\(stale) // backport:ignore stale-todo\n") == [1])
  }

  @Test func theWholeFile() throws {
    #expect(try lines("\(stale)\n// backport:ignore-file\n\(stale)\n") == [])
    #expect(try lines("// backport:ignore-file stale-todo\n\(stale)\n") == [2])
  }

  @Test func aReasonIsNoName() throws {
    for reason in [": because it is", " -- because", " - because", " — because", "(redundant-check): x"] {
      #expect(try lines("\(stale) // backport:ignore\(reason)\n") == [], "\(reason)")
    }
    for form in [
      "redundant-check: a, b", "(redundant-check) why: this", "redundant-check -- x", "redundant-check:x",
    ] {
      let result = try lint("\(stale) // backport:ignore \(form)\n")
      #expect(result.findings.isEmpty, "\(form)")
    }
    #expect(try lines("\(stale) // backport:ignore stale-todo: redundant-check\n") == [1])
  }

  @Test func regions() throws {
    let (start, end) = ("// backport:ignore-start", "// backport:ignore-end")
    #expect(try lines("\(stale)\n\(start)\n\(stale)\n\(stale)\n\(end)\n\(stale)\n") == [1, 6])
    #expect(try lines("\(start) stale-todo\n\(stale)\n\(end)\n") == [2])
    #expect(
      try lines(
        "\(start)\n\(start) redundant-check\n\(end)\n\(stale)\n\(end)\n\(stale)\n") == [6])
    #expect(
      try lines("\(start) stale-todo\n\(start)\n\(end) stale-todo\n\(stale)\n\(end)\n\(stale)\n") == [6])
  }

  @Test(arguments: [
    ("backport:ignroe", "'backport:ignroe' is no instruction: 'backport:ignore' was probably meant"),
    ("Backport:Ignore", "'Backport:Ignore' is no instruction: 'backport:ignore' was probably meant"),
    (
      "backport:ignore-fiel",
      "'backport:ignore-fiel' is no instruction: 'backport:ignore-file' was probably meant"
    ),
  ])
  func whatLooksLikeAnInstruction(_ comment: String, _ message: String) throws {
    let result = try lint("// \(comment)\n\(stale)\n")
    #expect(result.problems.map(\.message) == ["line 1: \(message)"])
    #expect(result.findings.count == 1)
  }

  @Test func proseIsNoInstruction() throws {
    for comment in [
      "backport: see below", "Backport: uses x", "see `backport:ignroe`", "backport:something else",
    ] {
      #expect(try lint("// \(comment)\n\(stale)\n").problems.isEmpty, "\(comment)")
    }
  }

  @Test func onlyInComments() throws {
    #expect(try lines("let a = \"// backport:ignore-file\"\n\(stale)\n") == [2])
    #expect(try lines("// see backport:ignore-file\n\(stale)\n") == [2])
  }

  @Test func unknownNamesAreARemarkAndSilenceNothing() throws {
    let result = try lint("\(stale) // backport:ignore redundant-chek\n")
    #expect(result.findings.count == 1)
    #expect(result.problems.map(\.kind) == [.doubtful])
    #expect(
      result.problems.map(\.message) == [
        "line 1: 'backport:ignore' names 'redundant-chek', which is no rule: 'redundant-check' was probably meant"
      ])
  }
}
