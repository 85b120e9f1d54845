import LintCore
import Testing

@Suite struct SuppressionTests {
  private func lines(_ source: String) throws -> [Int] { try lint(source).findings.map(\.start.line) }
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
