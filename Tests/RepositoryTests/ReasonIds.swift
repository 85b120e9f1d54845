import FixtureSupport
import Foundation
import LintCore

/// The ids of all reasons that the sources contain: cases of enums, and sentences written where they are needed.
enum ReasonIds {
  static let all: Set<String> = Set(cases).union(sentences)

  /// For a test of the ids' form.
  enum Sample {
    case leavesOut([String])
    case missingInSDK
  }

  /// Cases that speak of another reason.
  private static let wrappers: Set = ["at", "within", "inCall", "doubt", "exposed", "both"]

  private static var cases: [String] {
    let enums = [
      ("Obstacle", "Sources/BackportRules/Shims/Model/Obstacle.swift"),
      ("Doubt", "Sources/BackportRules/Shims/Model/Doubt.swift"),
      ("Exposure", "Sources/SwiftSource/Queries/Exposure.swift"),
    ]
    return enums.flatMap { name, path in
      let lines = text(of: Repository.url(path)).split(separator: "\n", omittingEmptySubsequences: false)
      let body = lines.drop { !$0.contains("enum \(name)") }.prefix { $0 != "}" }
      return body.filter { $0.hasPrefix("  case ") }.flatMap { line in
        line.dropFirst(7).replacing(/\(.*?\)/, with: "").split(separator: ",").map {
          $0.trimmingCharacters(in: .whitespaces)
        }
      }.filter { !wrappers.contains($0) }.map(Reason.id(ofCase:))
    }
  }

  // MARK: Sentences

  private static var sentences: [String] {
    let folders = ["Sources/LintCore", "Sources/BackportRules", "Sources/Reporting/Migration"]
    return folders.flatMap { Repository.files(in: $0, suffix: ".swift") }.flatMap { file in
      // The tables of libraries are data: what they say is advice.
      if file.lastPathComponent.hasPrefix("Library+") { return [String]() }
      let text = text(of: file)
      return ids(in: text)
    }
  }

  private static let openingLength = 60

  /// What precedes a sentence.
  private static var openings: [Regex<Substring>] {
    [
      /(?:\.manual|doubted|\.isDoubted|stays)\((?:pass, |doubt \?\? )?\s*$/,
      /\.unsafe\([^"\n]*,\s*$/,
      /(?:reason|refusal): $/,
      /: Reason\?? = $/,
      /(?:doubt \?\? |\.reason = )$/,
    ]
  }

  private static func ids(in text: String) -> [String] {
    var found = text.matches(of: /ids: \["([a-z-]+)"\]/).map { String($0.1) }
    var blocks: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let indentation = line.prefix { $0 == " " }
      if let open = blocks.last, line == open + "}" { blocks.removeLast() }
      if line.contains(/(?:->|:) (?:LintCore\.)?Reason\?? \{$/) { blocks.append(indentation) }
      if !blocks.isEmpty { found += SentenceLiteral.all(in: line).map(\.id) }
    }
    for literal in SentenceLiteral.all(in: text[...]) {
      let before = text[..<literal.start].suffix(openingLength)
      if openings.contains(where: { before.contains($0) }) { found.append(literal.id) }
    }
    return found.filter { $0.contains("-") }
  }

  private static func text(of file: URL) -> String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }
}

/// A string literal on one line, without what is inserted into it.
private struct SentenceLiteral {
  var start: String.Index
  var fixedText: [String] = [""]

  /// As `Reason` makes it.
  var id: String {
    let words = fixedText.flatMap { $0.split { !$0.isLetter } }.map { $0.lowercased() }
    return words.prefix(Reason.idWordCount).joined(separator: "-")
  }

  static func all(in text: Substring) -> [SentenceLiteral] {
    var found: [SentenceLiteral] = []
    var rest = text
    while let quote = rest.firstIndex(of: "\"") {
      guard let (literal, end) = SentenceLiteral.read(text, at: quote) else {
        rest = text[text.index(after: quote)...]
        continue
      }
      found.append(literal)
      rest = text[end...]
    }
    return found
  }

  private static func read(_ text: Substring, at quote: String.Index) -> (SentenceLiteral, String.Index)? {
    var literal = SentenceLiteral(start: quote)
    var (depth, isEscaped) = (0, false)
    var index = text.index(after: quote)
    while index < text.endIndex, text[index] != "\n" {
      let character = text[index]
      index = text.index(after: index)
      switch (character, depth) {
      case ("(", 0) where isEscaped:
        depth = 1
        literal.fixedText.append("")
      case ("(", 1...): depth += 1
      case (")", 1...): depth -= 1
      case ("\"", 0) where !isEscaped: return (literal, index)
      case ("\\", 0) where !isEscaped:
        isEscaped = true
        continue
      case (_, 0): literal.fixedText[literal.fixedText.count - 1].append(character)
      default: break
      }
      isEscaped = false
    }
    return nil
  }
}
