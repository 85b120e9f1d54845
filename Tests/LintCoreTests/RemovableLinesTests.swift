import LintCore
import Testing

/// How many lines go with a finding: counted by hand.
@Suite struct RemovableLinesTests {
  private func lines(_ source: String) throws -> [Int] { try lint(source).findings.map(\.removableLines) }

  @Test func branches() throws {
    #expect(try lines("if #available(iOS 14, *) {\n  a()\n} else {\n  b()\n  c()\n}\n") == [5])
    #expect(try lines("if #available(iOS 14, *) {\n  // kept\n  a()\n}\n") == [2])
    #expect(try lines("if #available(iOS 14, *) { a() }\n") == [0])
    #expect(try lines("if #available(iOS 14, *) { a() } else { b() }\n") == [0])
    #expect(try lines("if #available(iOS 14, *) {\n}\n") == [2])
    #expect(try lines("if #unavailable(iOS 14) {\n  a()\n}\n") == [3])
    #expect(try lines("if #unavailable(iOS 14) {\n  a()\n} else {\n  b()\n}\n") == [4])
  }

  @Test func guards() throws {
    #expect(try lines("func f() {\n  guard #available(iOS 14, *) else { return }\n  a()\n}\n") == [1])
    #expect(try lines("func f() {\n  guard #available(iOS 14, *) else {\n    return\n  }\n  a()\n}\n") == [3])
    #expect(try lines("func f() {\n  guard #unavailable(iOS 14) else {\n    return\n  }\n  a()\n}\n") == [3])
  }

  /// The range goes as far as behind the end of the last line.
  @Test func stringsWithoutAnEnd() throws {
    #expect(try lines("func f() {\n  guard #available(iOS 14, *) else { return \"\"\"\n  a\n").count == 1)
    #expect(try lines("while #unavailable(iOS 14) { \"\"\"\r\n  a\r\n").count == 1)
  }

  @Test func attributes() throws {
    #expect(try lines("@available(iOS 14, *)\nfunc f() { }\n") == [1])
    #expect(try lines("@available(iOS 14, *) func f() { }\n") == [0])
    #expect(try lines("@available(iOS, obsoleted: 14)\nfunc f() {\n}\n") == [3])
  }
}
