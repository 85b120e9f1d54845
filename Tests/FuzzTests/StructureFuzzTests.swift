import FixtureSupport
import Foundation
import Testing

@testable import SwiftSource

/// Whatever the bytes are, the structure ends, its nodes nest, no bracket is too deep for a small stack, and looking
/// ahead takes steps in proportion. `FuzzTests` has mutations; here are systematic changes of sources that hold all
/// of the grammar: every one with `BACKPORT_FUZZ`, else some.
@Suite("Structure fuzzing")
struct StructureFuzzTests {
  private static let takesAll = ProcessInfo.processInfo.environment["BACKPORT_FUZZ"] != nil

  private static let seeds: [[UInt8]] = Repository.files(in: "Fixtures/Structure", suffix: ".swift")
    .compactMap {
      FileManager.default.contents(atPath: $0.path).map { [UInt8]($0) }
    }

  private static func check(_ bytes: [UInt8], _ what: @autoclosure () -> String) {
    guard let violation = StructureInvariants.violation(in: SyntaxTree(SourceText(bytes))) else { return }
    Issue.record("\(what()): \(violation)")
  }

  @Test("Cut off at any byte", arguments: seeds.indices)
  func truncation(_ seed: Int) {
    let bytes = Self.seeds[seed]
    for end in stride(from: 0, to: bytes.count, by: Self.takesAll ? 1 : 31) {
      Self.check(Array(bytes[..<end]), "seed \(seed) up to byte \(end)")
    }
  }

  @Test("Any token missing, twice, or in the place of another", arguments: seeds.indices)
  func tokens(_ seed: Int) {
    let bytes = Self.seeds[seed]
    let tokens = Lexer.tokens(of: SourceText(bytes)).dropLast()
    var random = SeededGenerator(state: UInt64(seed))
    for index in stride(from: 0, to: tokens.count, by: Self.takesAll ? 1 : 17) {
      let range = tokens[index].range
      let other = tokens[Int.random(in: 0..<tokens.count, using: &random)].range
      let (before, after) = (bytes[..<range.lowerBound], bytes[range.upperBound...])
      Self.check(Array(before + after), "seed \(seed) without token \(index)")
      Self.check(
        Array(before + bytes[range] + bytes[range] + after), "seed \(seed) with token \(index) twice")
      Self.check(Array(before + bytes[other] + after), "seed \(seed), \(other) at token \(index)")
    }
  }

  /// What can hold itself, or makes the parser look ahead.
  static let openings = [
    "(", "[", "{", "f(", "x[", "f {", "a<", "let x: (", "let x: [", "let x: A<", "a ? ", "-", "!", "try ",
    "if a {",
    "if a { } else ", "switch a { case b: ", "#if a\n", "func f() {", "struct A {", "@a(", "@a({", "\"\\(",
    "\\.a[", "x = if a { ", "{ (", "{ [", "{ (a) in ", "() -> ", "let x: () -> ", "init(a: ", "#a(", "a: ",
    "#if a\n@a\n", "a\n#if a\n", "guard a else {", "do { } catch {", "var a: Int { get {", "repeat ", "any ",
    "@available(", "if #available(", "public ", "open ", "@a ", "case ", ")", "}", "#endif\n", ">", "?",
    "if x.f {$0} ", "while a {b} ", "a<b, ", "x<a,a,a,", "@a<", "(a: (", "& A ", "{ @a(x) ", "if a{b{",
    "switch a {\n#if b\n", "@a #if b\n", "a.b(c:", "#if a\n#if b\n@a\n#endif\n",
  ]

  @Test("Nested deeper than any stack")
  func depth() async {
    let count = Self.takesAll ? 100_000 : 2_000
    await withCheckedContinuation { continuation in
      let thread = Thread {
        for opening in Self.openings {
          let bytes = [UInt8](repeatElement(opening, count: count).joined().utf8)
          Self.check(bytes, "\(count) times \(opening)")
          Self.check([UInt8]("let x = ".utf8) + bytes, "\(count) times \(opening) as a value")
        }
        continuation.resume()
      }
      thread.stackSize = 512 * 1024
      thread.start()
    }
  }

  @Test("Looking ahead keeps to linear time", arguments: openings)
  func linearTime(_ opening: String) {
    func tokensReadAhead(_ count: Int) -> Int {
      let text = SourceText(String(repeating: opening, count: count))
      return Parser.parse(text, tokens: Lexer.tokens(of: text)).tokensReadAhead
    }
    let (once, fourTimes) = (tokensReadAhead(1_000), tokensReadAhead(4_000))
    #expect(fourTimes <= 5 * once + 1_000)
  }
}
