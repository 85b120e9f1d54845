import Foundation

/// The grammars under `Fixtures/ShimPrograms`: what generated shims and their uses look like.
/// `Fixtures/ShimPrograms/README.md` says how they are written.
public struct ShimGrammar: Sendable {
  /// A way to write something.
  struct Alternative: Sendable {
    var text: String
  }

  private(set) var rules: [String: [Alternative]] = [:]
  /// The rules that are cases, in the order of the files.
  public private(set) var kinds: [String] = []
  /// Kinds of which some cases are known to go wrong.
  public private(set) var knownIssues: Set<String> = []

  public static let standard = ShimGrammar(
    Repository.files(in: "Fixtures/ShimPrograms", suffix: ".grammar").compactMap {
      try? String(contentsOf: $0, encoding: .utf8)
    })

  static let casePrefix = "case "
  private static let knownIssueMark = "# known issue: "

  init(_ texts: [String]) {
    for text in texts { read(text) }
  }

  private mutating func read(_ text: String) {
    var name = ""
    var lines: [Substring] = []
    func finished() -> Alternative { Alternative(text: Self.trimmed(lines).joined(separator: "\n")) }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let header = line.wholeMatch(of: /\[([a-zA-Z0-9]+|case [a-z-]+)\]/) {
        if !name.isEmpty { rules[name, default: []].append(finished()) }
        name = String(header.1)
        lines = []
        if name.hasPrefix(Self.casePrefix), rules[name] == nil { kinds.append(name) }
      } else if line == "---" {
        rules[name, default: []].append(finished())
        lines = []
      } else if line.hasPrefix(Self.knownIssueMark) {
        knownIssues.insert(String(name.dropFirst(Self.casePrefix.count)))
      } else if !line.hasPrefix("# ") {
        lines.append(line)
      }
    }
    if !name.isEmpty { rules[name, default: []].append(finished()) }
  }

  private static func trimmed(_ lines: [Substring]) -> ArraySlice<Substring> {
    var lines = lines[...]
    while lines.last == "" { lines.removeLast() }
    while lines.first == "" { lines.removeFirst() }
    return lines
  }
}

/// One case written by a grammar: chooses, and remembers what was chosen under a name.
struct ShimExpansion {
  let grammar: ShimGrammar
  var random: SeededGenerator
  /// What has a name in this case.
  var values: [String: String]
  private var depth = 0

  init(_ grammar: ShimGrammar, seed: UInt64, values: [String: String]) {
    self.grammar = grammar
    self.values = values
    random = SeededGenerator(seed: seed)
  }

  /// One of the alternatives of a rule.
  mutating func expand(rule name: String) -> String {
    guard let alternatives = grammar.rules[name] else { fatalError("no rule '\(name)'") }
    depth += 1
    defer { depth -= 1 }
    precondition(depth < 60, "'\(name)' never ends")
    return expand(random.pick(alternatives).text[...])
  }

  /// A text with each `«…»` replaced. What it makes of several lines keeps the indentation.
  private mutating func expand(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "«") {
      result += rest[..<start]
      let inside = Self.inside(rest[start...])
      let made = replace(inside)
      rest = rest[inside.endIndex...].dropFirst()
      let line = result[(result.lastIndex(of: "\n").map(result.index(after:)) ?? result.startIndex)...]
      let indentation = line.prefix { $0 == " " }
      result += made.replacing("\n", with: "\n" + indentation)
    }
    return result + rest
  }

  /// What stands between `«` and the `»` that belongs to it.
  private static func inside(_ text: Substring) -> Substring {
    var depth = 0
    for index in text.indices {
      if text[index] == "«" { depth += 1 }
      if text[index] == "»" { depth -= 1 }
      if depth == 0 { return text[text.index(after: text.startIndex)..<index] }
    }
    fatalError("'\(text.prefix(40))' has no end")
  }

  private mutating func replace(_ inside: Substring) -> String {
    let name = inside.prefix { $0.isLetter || $0.isNumber }
    let rest = inside[name.endIndex...]
    if rest.isEmpty { return values[String(name)] ?? expand(rule: String(name)) }
    if let mark = rest.first, mark == "=" || mark == ":", !name.isEmpty {
      let value = choose(rest.dropFirst())
      values[String(name)] = value
      return mark == "=" ? "" : value
    }
    return choose(inside)
  }

  /// One of the texts that `¦` separates.
  private mutating func choose(_ text: Substring) -> String {
    var choices: [Substring] = []
    var start = text.startIndex
    var depth = 0
    for index in text.indices {
      if text[index] == "«" { depth += 1 }
      if text[index] == "»" { depth -= 1 }
      guard text[index] == "¦", depth == 0 else { continue }
      choices.append(text[start..<index])
      start = text.index(after: index)
    }
    return expand(random.pick(choices + [text[start...]]))
  }
}
