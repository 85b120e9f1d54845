import Testing

@testable import Projects

struct ScriptTests {
  private func texts(_ source: String, _ language: ScriptScanner.Language) -> [String] {
    ScriptScanner.tokens(of: Array(source.utf8), language).map {
      $0.kind == .string ? "\"\($0.text)\"" : $0.text
    }
  }

  @Test func swift() {
    #expect(
      texts(##"a /* /* " */ */ "b \" \(c("x") + "y") d" // e"\#n #"f"g"# `h` 1.5 .v10_15 0...3"##, .swift)
        == ["a", #""b " ""#])
    #expect(texts("a // b\n\"\"\"\nc \"d\"\n\"\"\" e", .swift) == ["a", "\"\nc \"d\"\n\"", "e"])
    #expect(
      texts(####"#"f"g"# ##"h"# i"## `j` 1.5 .v10_15 0...3"####, .swift)
        == ["\"f\"g\"", "\"h\"# i\"", "j", "1.5", ".", "v10_15", "0", ".", ".", ".", "3"])
    #expect(texts("#if os(macOS)", .swift) == ["#", "if", "os", "(", "macOS", ")"])
    #expect(texts("\"open\nnext", .swift) == ["\"open\"", "next"])
  }

  @Test func otherLanguages() {
    #expect(
      texts("a 'b' # c\n:d => \"e#{f(\"g\")}h\"", .ruby) == ["a", "\"b\"", ":", "d", "=", ">", "\"e\""])
    #expect(texts("a = <<-B, c\n it's \"d\n  B\ne 'f'", .ruby) == ["a", "=", "\"\"", ",", "c", "e", "\"f\""])
    #expect(texts("a <<~'B'\nopen", .ruby) == ["a", "\"\""])
    #expect(texts("a = '''b\n'c''' # d\n'e\nf", .starlark) == ["a", "=", "\"b\n'c\"", "\"e\"", "f"])
  }

  @Test func linesAreCounted() {
    let tokens = ScriptScanner.tokens(of: Array("/*\n*/ a\n\"\"\"\n\n\"\"\" b\n\"\\(\n1)\" c".utf8), .swift)
    #expect(tokens.map(\.line) == [2, 3, 5, 6, 7])
    #expect(tokens.map(\.isConstant) == [true, true, true, false, true])
  }

  @Test func brackets() {
    let script = Script(ScriptScanner.tokens(of: Array("f(a: [1, (2, 3)], b, c: { d }) ) [".utf8), .swift))
    let arguments = script.arguments(ofBracketAt: 1)
    #expect(arguments.map(\.label) == ["a", nil, "c"])
    #expect(script.elements(ofBracketAt: arguments[0].value.lowerBound).count == 2)
    #expect(script.end(ofBracketAt: script.tokens.count - 1) == script.tokens.count)
    #expect(script.enclosingBracket(of: arguments[1].value.lowerBound) == 1)
    #expect(script.enclosingBracket(of: 0) == nil)
  }

  @Test func oddInputEnds() {
    let source = Array(
      ####"let a = Package(name: "\(b["c"])", /* x */ platforms: [.iOS(.v1_2)]) #"r"# 'x' ''' """ y"####.utf8)
    for language in [ScriptScanner.Language.swift, .ruby, .starlark] {
      for count in 0...source.count {
        _ = Script(ScriptScanner.tokens(of: Array(source[..<count]), language))
      }
      let deep = ScriptScanner.tokens(of: Array(repeating: UInt8(ascii: "("), count: 100_000), language)
      #expect(Script(deep).elements(ofBracketAt: 0).count == 1)
    }
  }
}
