import SwiftSource

/// Inputs made from real sources, each from its number alone.
enum FuzzInput {
  static func bytes(_ number: Int) -> [UInt8] {
    var random = SeededGenerator(state: UInt64(number))
    var bytes = random.chance(10) ? soup(&random) : excerpt(&random)
    for _ in 0..<Int.random(in: 0...6, using: &random) { mutate(&bytes, &random) }
    return bytes
  }

  private static func excerpt(_ random: inout SeededGenerator) -> [UInt8] {
    let source = FuzzSources.all.randomElement(using: &random)!
    let length = min(source.count, Int.random(in: 20...3_000, using: &random))
    let start = Int.random(in: 0...source.count - length, using: &random)
    return Array(source[start..<start + length])
  }

  /// Nothing but what is delicate.
  private static func soup(_ random: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 1...80, using: &random)).flatMap { _ in delicate.randomElement(using: &random)! }
  }

  private static func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      bytes.removeLast(Int.random(in: 0...bytes.count, using: &random))
    case 1:
      for _ in 0..<4 where !bytes.isEmpty {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
    case 2, 3, 4:
      let pieces = (0..<Int.random(in: 1...3, using: &random)).flatMap { _ in
        delicate.randomElement(using: &random)!
      }
      bytes.insert(contentsOf: pieces, at: Int.random(in: 0...bytes.count, using: &random))
    default:
      mutateTokens(&bytes, &random)
    }
  }

  /// Deletes a token, doubles it, swaps it with another, or puts it elsewhere.
  private static func mutateTokens(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let tokens = Lexer.tokens(of: SourceText(bytes)).dropLast()
    guard tokens.count > 1 else { return }
    var pair = [tokens.randomElement(using: &random)!.range, tokens.randomElement(using: &random)!.range]
    pair.sort { $0.lowerBound < $1.lowerBound }
    let (first, second) = (Array(bytes[pair[0]]), Array(bytes[pair[1]]))
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes.removeSubrange(pair[0])
    case 1: bytes.insert(contentsOf: first, at: pair[0].upperBound)
    case 2 where pair[0].upperBound <= pair[1].lowerBound:
      bytes.replaceSubrange(pair[1], with: first)
      bytes.replaceSubrange(pair[0], with: second)
    default: bytes.insert(contentsOf: first, at: pair[1].lowerBound)
    }
  }

  /// What starts, ends or cuts through something.
  private static let delicate: [[UInt8]] =
    [
      "\"", "\"\"\"", "'", "#", "##", "\\(", "\\#(", "\\", "/", "//", "/*", "*/", "#/", "/#", "\n", "\r\n",
      "\r",
      " ", "\t", "<#", "#>", "<#x#>", "\n<<<<<<< ", "\n>>>>>>> ", "\n>>>> ", "\n<<<<\n", "\0", "\u{FEFF}",
      "\u{A0}", "\u{201C}", "\u{201D}", "\u{301}", "é", "→", "😀", "`", "$", "$0", "$a", "0x", "0x1.8p",
      "0xff.f",
      "1e", "1.", "0b", "0o8", ".", "..", "...", "<", ">", ">>", "?", "!", "&", "=", "->", "::", ":", "(",
      ")",
      "[", "]", "{", "}", "try? ", "try! ", "#if ", "#elseif ", "#else\n", "#endif\n", "#!", "#\"", "\"#",
      "##\"\"\"", "\"\"\"##", "\\n", "\\u{a}", "\\u{", "\\ \n", "\u{B}", "\u{7F}", "return ", "func ",
      "operator ", "case ", "in ", "if ", "else ", "guard ", "switch ", "#available(", "@available(", "*",
      ",",
      ";", "@", "_", "-", "+/", "^/", "/)", "a", "let ", "var ", "where ", "get ", "init", "self", "catch ",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF0, 0x9F]]
}

extension SeededGenerator {
  fileprivate mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }
}
