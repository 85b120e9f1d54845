import FixtureSupport
import Foundation
import SwiftSource
import Testing

/// Whatever the bytes are, the structure ends, its nodes nest, and no bracket is too deep for a small stack.
///
/// `BACKPORT_FUZZ=all swift test -c release -Xswiftc -enable-testing --filter Fuzz` tries every place.
@Suite("Structure fuzzing")
struct StructureFuzzTests {
  private static let takesAll = ProcessInfo.processInfo.environment["BACKPORT_FUZZ"] == "all"

  /// Sources with all that the grammar has.
  private static let seeds: [[UInt8]] = {
    let folder = Repository.url("Fixtures/Structure")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap {
      FileManager.default.contents(atPath: folder.appendingPathComponent($0).path).map { [UInt8]($0) }
    }
  }()

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

  @Test("Tokens in any order")
  func shuffledTokens() {
    var random = SeededGenerator(state: 1)
    let words = Self.seeds.flatMap { bytes in
      Lexer.tokens(of: SourceText(bytes)).dropLast().map { Array(bytes[$0.range]) }
    }
    for round in 0..<(Self.takesAll ? 20_000 : 150) {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 1..<80, using: &random) {
        bytes += words.randomElement(using: &random)! + (Bool.random(using: &random) ? [0x20] : [0x0A])
      }
      Self.check(bytes, "round \(round): \(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test("Nested deeper than any stack")
  func depth() async {
    let count = Self.takesAll ? 100_000 : 3_000
    let openings = [
      "(", "[", "{", "f(", "x[", "f {", "a<", "let x: (", "let x: [", "let x: A<", "a ? ", "-", "!", "try ",
      "if a {",
      "if a { } else ", "switch a { case b: ", "#if a\n", "func f() {", "struct A {", "@a(", "@a({", "\"\\(",
      "\\.a[", "x = if a { ", "{ (", "{ [", "{ (a) in ", "() -> ", "let x: () -> ", "init(a: ", "#a(", "a: ",
      "#if a\n@a\n", "a\n#if a\n", "guard a else {", "do { } catch {", "var a: Int { get {", "repeat ",
      "any ",
      "@available(", "if #available(", "public ", "open ", "@a ", "case ", ")", "}", "#endif\n", ">", "?",
    ]
    await withCheckedContinuation { continuation in
      let thread = Thread {
        for opening in openings {
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
}

/// SplitMix64: the same inputs in every run.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
