// // iOS 15+                                → goes with its check
// if #available(iOS 15, *) {…}
// /// Requires iOS 15, macOS 12.            → goes with its attribute
// @available(iOS 15, macOS 12, *) func f()
// // Widgets are only available on iOS 15+   → goes with its check
// if #available(iOS 15, *) {…}
//
// A comment is nothing but the check in words if the whole of it is a list of systems, each with one of `leads` before it
// and one of `trails` behind it, or one sentence that says on which of them something is available. All other comments
// stay: what a system does from that version on is true on every system that is left, and what an older system stored
// lives on. Adjacent line comments are one comment.
import Availability
import SwiftSource

/// The comments that only repeat the availability conditions of a statement, or an attribute.
struct CheckInWords {
  private let tree: SyntaxTree
  private let gates: [Syntax]

  /// - Parameter node: an attribute, a statement with conditions, or a node that goes with all checks in it.
  init(_ node: Syntax) {
    tree = node.tree
    let statement = node.kind == .labeledStatement ? Array(node.children).last ?? node : node
    let conditions = statement.conditionElements.compactMap { $0.child(.availabilityCondition) }
    gates =
      node.kind == .attribute
      ? [node]
      : conditions.isEmpty ? node.descendants.filter { $0.kind == .availabilityCondition } : conditions
  }

  /// Whether a comment says nothing else, with the lines below that may continue it.
  func cover(_ comment: Range<Int>) -> Bool { cover([comment] + tree.commentsBelow(comment)) }

  /// The start of the comments right above an offset if they say nothing else; otherwise the offset.
  func startOfComments(above offset: Int) -> Int {
    let lines = tree.commentsAbove(offset)
    guard let first = lines.last, !tree.continuesComment(first), cover(lines.reversed()) else {
      return offset
    }
    return first.lowerBound
  }

  /// Whether adjacent comments say nothing else.
  func cover(_ lines: [Range<Int>]) -> Bool {
    guard let words = words(of: lines) else { return false }
    return areCheck(words[...]) || tellAvailability(lines, words)
  }

  /// Whether a line of comment says on which systems something is available, and nothing else.
  func tellAvailability(_ comment: Range<Int>) -> Bool {
    guard let words = words(of: [comment]) else { return false }
    return tree.commentsBelow(comment).isEmpty && !tree.continuesComment(comment)
      && tellAvailability([comment], words)
  }

  private func tellAvailability(_ lines: [Range<Int>], _ words: [String]) -> Bool {
    // Directives and links have colons.
    saysWhatIsAvailable(words[...])
      && ![". ", ":"].contains { lines.map { tree.text[$0] }.joined(separator: " ").contains($0) }
  }

  /// Their words; `nil` if they say more than any check.
  private func words(of lines: [Range<Int>]) -> [String]? {
    guard lines.reduce(0, { $0 + $1.count }) <= Self.longest else { return nil }
    return lines.flatMap { tree.text[$0].checkWords }
  }

  /// In bytes. Most comments above attributes document a declaration, and to read them takes time.
  private static let longest = 320

  /// `} // end if`, `} // if #available(iOS 15, *)`: of use only behind the closing brace.
  func labelsBrace(_ comment: Range<Int>) -> Bool {
    let words = tree.text[comment].checkWords
    let rest = words.drop(while: Self.braceWords.contains)
    return rest.isEmpty && !words.isEmpty || areCheck(rest)
  }

  private static let braceWords: Set<String> = [
    "end", "of", "if", "endif", "else", "guard", "#available", "#unavailable", "available", "check",
  ]

  // MARK: The phrases

  private static let leads = phrases([
    "", "only", "on|for|in|from|since", "only on|for|in|from", "requires|require|required|needs",
    "requires at least", "at least", "minimum", "as of", "starting with|from|in|on", "new|introduced in|on",
    "available", "available on|in|from|for|since", "only available on|in|from|for|since",
    "not available on|in|before", "unavailable on|in|before", "below|before|under|until", "pre", "prior to",
    "up to", "older|earlier|less|lower than", "fallback", "fallback on|for|to|in", "fallback for pre",
    "check for", ">=|≥|>|<|<=|≤",
  ])
  private static let trails = phrases([
    "", "only", "later|newer|above|onward|onwards|up|upwards|higher", "minimum|version|fallback|available",
    "and|or later|newer|above|up|upwards|higher|greater|onward|onwards|beyond",
    "is required|needed|available",
    "and|or below|earlier|older|lower|under|before|prior",
    "and|or later|newer|above|higher|earlier|older|below|lower version|versions|systems",
  ])
  /// Without a system: `// Availability check`.
  private static let wholes = phrases(["fallback", "availability check", "check availability"])
  /// `earlier versions`, `older iOS versions`, `previous versions of macOS`: these words around a system.
  private static let ages: Set<String> = ["earlier", "older", "previous", "prior", "lower"]
  private static let versions: Set<String> = ["version", "versions", "system", "systems", "os", "oses"]
  private static let system = "*"

  /// Each with the words that may take each other's place written out, the longest first.
  private static func phrases(_ rows: [String]) -> [[String]] {
    rows.flatMap { row in
      row.split(separator: " ").reduce([[]]) { (phrases: [[String]], words) in
        phrases.flatMap { phrase in words.split(separator: "|").map { phrase + [String($0)] } }
      }
    }.sorted { $0.count > $1.count }
  }

  private func areCheck(_ words: ArraySlice<String>) -> Bool {
    guard var rest = withSystems(Array(words))?[...], !rest.isEmpty else { return false }
    if Self.wholes.contains(Array(rest)) { return true }
    guard rest.contains(Self.system) else { return false }
    while true {
      guard let lead = Self.leads.first(where: { rest.starts(with: $0 + [Self.system]) }) else {
        return false
      }
      rest = rest.dropFirst(lead.count + 1)
      rest = rest.dropFirst(Self.trails.first { rest.starts(with: $0) }!.count)
      if rest.isEmpty { return true }
      if rest.first == "and" || rest.first == "or" { rest = rest.dropFirst() }
    }
  }

  /// Whether it says on which systems something is available: `Widgets are only available on iOS 15 and later`.
  private func saysWhatIsAvailable(_ words: ArraySlice<String>) -> Bool {
    let words = words.map { $0 == "supported" ? "available" : $0 }[...]
    // Lines without a full stop may be several sentences.
    guard let place = words.lastIndex(of: "available"), 1...8 ~= place - words.startIndex else {
      return false
    }
    return Self.connectors.isDisjoint(with: words[..<place]) && areCheck(words[place...])
  }

  /// With one of them it gives a reason, or says the opposite.
  private static let connectors: Set<String> = [
    "aren", "because", "bug", "but", "crashes", "doesn", "fixme", "hack", "if", "isn", "longer", "mark",
    "never", "no", "not", "otherwise", "partially", "see", "since", "so", "that", "todo", "unless", "until",
    "when", "which", "workaround",
  ]

  /// The words with `system` for each system that the check names, too; `nil`: another one, or a newer version.
  private func withSystems(_ words: [String]) -> [String]? {
    var result: [String] = []
    var index = 0
    var mentions = VersionMention.all(in: words)[...]
    var limit: Version?
    while index < words.count {
      if let mention = mentions.first, mention.words.lowerBound == index {
        mentions.removeFirst()
        limit = newestVersion(of: mention.platform)
        guard let limit, mention.version.version <= limit else { return nil }
        result.append(Self.system)
        index = mention.words.upperBound
      } else if let limit, let version = WrittenVersion(words[index][...]) {
        // `iOS 13/14`
        guard version.version <= limit else { return nil }
        if result.last == "and" || result.last == "or" { result.removeLast() }
        index += 1
      } else if let length = Self.lengthOfOlderSystems(words[index...]) {
        result.append(Self.system)
        index += length
      } else {
        result.append(words[index])
        index += 1
      }
    }
    return result
  }

  private static func lengthOfOlderSystems(_ words: ArraySlice<String>) -> Int? {
    guard let age = words.first, ages.contains(age) else { return nil }
    var rest = words.dropFirst()
    if let name = rest.first, Platform(informalName: name) != nil { rest = rest.dropFirst() }
    if let noun = rest.first, versions.contains(noun) { rest = rest.dropFirst() }
    if rest.count == words.count - 1 { return nil }
    if rest.first == "of", let name = rest.dropFirst().first, Platform(informalName: name) != nil {
      rest = rest.dropFirst(2)
    }
    return words.count - rest.count
  }

  private func newestVersion(of platform: Platform) -> Version? {
    gates.flatMap { VersionMention.all(in: $0.text.checkWords) }.filter { $0.platform == platform }
      .map(\.version.version).max()
  }
}

extension SyntaxTree {
  /// Whether the first of some lines of comments goes on from a comment behind the code of the line above, or is
  /// the file's first line.
  func continuesComment(_ comment: Range<Int>) -> Bool {
    let line = text.startOfLine(at: comment.lowerBound)
    return line == 0 || text[text.startOfLine(at: line - 1)..<line].contains("//")
  }

  /// The comments in the lines right below a comment.
  fileprivate func commentsBelow(_ comment: Range<Int>) -> [Range<Int>] {
    let next = firstToken(startingAtOrAfter: comment.upperBound)
    guard next < tokens.count else { return [] }
    var line = text.startOfNextLine(at: comment.upperBound)
    return comments(in: comment.upperBound..<Int(tokens[next].start)).prefix { other in
      guard text.startOfLine(at: other.lowerBound) == line else { return false }
      line = text.startOfNextLine(at: other.upperBound)
      return true
    }
  }
}

extension String {
  /// In lower case, without the signs between them.
  fileprivate var checkWords: [String] {
    lowercased().unicodeScalars.split(whereSeparator: \.isBetweenWords).flatMap { word in
      let word = Substring(word.last == "." ? word.dropLast() : word)
      return word.hasPrefix("pre-") ? ["pre", String(word.dropFirst(4))] : [String(word)]
    }.filter { !$0.isEmpty }
  }
}

extension Unicode.Scalar {
  /// White space, or a sign that is no part of a word. Properties are looked up only beyond ASCII: that takes time.
  fileprivate var isBetweenWords: Bool {
    guard isASCII else { return properties.isWhitespace }
    let byte = UInt8(ascii: self)
    return byte.isWhitespace || "/*,;:()&\"'`!+".utf8.contains(byte)
  }
}
