// Which comments go with a check. One that only says what the check says goes wherever it stands; one that
// mentions systems or fallbacks goes when all that it stands over goes; so does one behind which nothing but a blank line
// or the end of the block would follow. All others stay.
import SwiftSource
import SystemCalls

extension SyntaxTree {
  /// Whether a comment says nothing but what the check said: `// iOS 13+`, `// Fallback on earlier versions`.
  func onlyExplainsCheck(_ comment: Range<Int>) -> Bool {
    let words = CommentWords(text[comment])
    return words.isAboutLinting || words.quotesCheck || (words.hasOnlyCheckWords && words.namesCheck)
  }

  /// Where the comments start that stand right above something and only explain a check, or that itself. A sentence
  /// that begins in a line that stays is not cut in two.
  func startOfCheckComments(above offset: Int) -> Int {
    let comments = commentsAbove(offset)
    let own = comments.prefix(while: onlyExplainsCheck)
    guard let first = own.last else { return offset }
    let goesOn = own.count < comments.count && !text[comments[own.count]].hasSuffix(".")
    return goesOn && text[first].beginsInLowerCase ? offset : first.lowerBound
  }

  /// Whether a comment takes a condition out: `if #available(iOS 15, *) /*, let self */ {`.
  func leavesOutCondition(_ comment: Range<Int>) -> Bool {
    let text = text[comment]
    return text.hasPrefix("/*") && text.dropFirst(2).drop { $0 == " " }.hasPrefix(",")
  }

  /// Whether a comment speaks of systems, versions or fallbacks among other things.
  func mentionsCheck(_ comment: Range<Int>) -> Bool {
    let words = CommentWords(text[comment])
    return words.isAboutLinting || words.namesCheck
  }

  func namesSystem(_ comment: Range<Int>) -> Bool { CommentWords(text[comment]).namesSystem }

  /// Whether a comment says something of the code below it and goes with that: it asks for no work, heads no section, tells
  /// no tool anything, and holds no code.
  func onlyDescribesCode(_ comment: Range<Int>) -> Bool {
    isPlain(comment) && !marks(comment, Self.marksOfOwnMeaning) && !marks(comment, Self.wordsOfReach)
  }

  /// Whether the lines of a comment only say something of the code below them. A comment that begins with versions may say
  /// what is so on all of them.
  func onlyDescribeCode(_ comments: [Range<Int>]) -> Bool {
    if comments.allSatisfy(onlyDescribesCode) { return true }
    guard let first = comments.last, mentionsCheck(first), namesSystem(first) else { return false }
    return comments.allSatisfy { comment in
      isPlain(comment) && !marks(comment, Self.marksOfOwnMeaning)
    }
  }

  private func isPlain(_ comment: Range<Int>) -> Bool {
    let line = text[comment]
    return line.hasPrefix("//") && !line.holdsCode
  }

  private func marks(_ comment: Range<Int>, _ words: [StaticString]) -> Bool {
    let line = text[comment]
    return words.contains { line.holds($0) }
  }

  private static let marksOfOwnMeaning: [StaticString] = [
    "TODO", "FIXME", "HACK", "XXX", "MARK", "NOTE", "Note", "WARNING", "#", "---", "===",
    "swiftlint", "swiftformat", "swift-format", "sourcery", "periphery", "codecov", "nolint", "clang",
    "Copyright", "License", "SPDX", "CHECK", "RUN", "BEGIN", "END", " must ", " following",
  ]
  /// Words of more than the code below, unless they are about versions.
  private static let wordsOfReach: [StaticString] = [" everything ", " below", " all ", "All "]

  /// Whether a comment is the rest of one that begins above: behind code, or at the top of the file.
  func goesOn(above comment: Range<Int>?) -> Bool {
    guard let comment else { return false }
    let line = text.startOfLine(at: comment.lowerBound)
    return line == 0 || text[text.startOfLine(at: line - 1)..<line].contains("//")
  }

  /// Whether a blank line, or the end of what is around, follows the line.
  func endsParagraph(_ offset: Int) -> Bool {
    let start = text.startOfNextLine(at: offset)
    let end = text.endOfLine(at: start)
    guard start < end, !text.isBlank(start..<end) else { return true }
    let first = firstToken(startingAtOrAfter: start)
    return first < tokens.count && tokens[first].start < end && tokens[first].kind == .rightBrace
  }

  /// `} // end if`, `} // else: …`: of use only behind the brace of an `if`.
  func speaksOfClosingBrace(_ comment: Range<Int>) -> Bool { CommentWords(text[comment]).isAboutBrace }
}

private struct CommentWords {
  private let words: [Substring]
  private let line: String

  init(_ text: String) {
    line = text
    let separates: (Character) -> Bool =
      text.utf8.allSatisfy { $0 < 0x80 }
      // Asking Unicode what a character is takes its time.
      ? { $0.utf8.first.map { !$0.isInASCIIWord } ?? true }
      : { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
    words = text.lowercased().split(whereSeparator: separates).map { $0.trimmingDots }.filter { !$0.isEmpty }
  }

  /// `swiftlint:disable:next availability` and its kind refer to the line that goes.
  var isAboutLinting: Bool {
    (line.holds("swiftlint:disable:next") || line.holds("swiftlint:disable:this"))
      && (line.holds("unavailable_condition") || line.holds("deployment_target")
        || line.holds("availability"))
  }

  /// Speaks of the check as such: "the `#available` stands alone because …".
  var quotesCheck: Bool { line.holds("`#available") || line.holds("`#unavailable") }

  var isAboutBrace: Bool {
    words.first == "else" || words.first == "endif"
      || words.first == "end" && (words.count == 1 || ["if", "else", "guard", "of"].contains(words[1]))
  }

  private static let platforms: Set<Substring> = [
    "ios", "ipados", "macos", "osx", "tvos", "watchos", "visionos", "catalyst", "maccatalyst", "mac",
  ]
  private static let fallbacks: Set<Substring> = ["fallback", "availability", "#available", "available"]
  private static let fillers: Set<Substring> = [
    "on", "for", "of", "in", "the", "to", "and", "or", "up", "above", "later", "newer", "higher", "greater",
    "below", "earlier", "older", "previous", "prior", "before", "pre", "versions", "version", "os", "systems",
    "system", "only", "since", "from", "use", "check", "requires", "required", "require", "support",
    "supported", "is", "not", "available", "availability", "fallback", "less", "than", "lower", "at", "least",
    "unavailable", "if", "under", "need", "needed", "needs", "are", "legacy", "compatibility",
    "backwards", "backward", "x", "big", "sur", "catalina", "mojave", "monterey", "ventura", "sonoma",
    "high", "sierra", "always", "true", "false", "because", "our", "minimum", "requirement", "deployment",
    "target",
  ]

  private static func isVersion(_ word: Substring) -> Bool {
    word.first?.isNumber == true && word.allSatisfy { $0.isNumber || $0 == "." || $0 == "x" }
  }

  private static func isPlatform(_ word: Substring) -> Bool {
    if platforms.contains(word) { return true }
    // `ios13`, `ios15.0`
    let name = word.prefix { !$0.isNumber }
    return name.count < word.count && platforms.contains(name) && isVersion(word.dropFirst(name.count))
  }

  private static func areOlder(_ age: Substring, _ what: Substring) -> Bool {
    switch (age, what) {
    case ("earlier", "versions"), ("older", "versions"), ("previous", "versions"), ("older", "systems"),
      ("earlier", "systems"):
      true
    default: false
    }
  }

  var namesCheck: Bool {
    let pairs = zip(words, words.dropFirst())
    return pairs.contains { Self.platforms.contains($0) && Self.isVersion($1) }
      || words.contains { !Self.platforms.contains($0) && Self.isPlatform($0) }
      || words.contains { Self.fallbacks.contains($0) }
      || pairs.contains(where: Self.areOlder)
  }

  var namesSystem: Bool { words.contains(where: Self.isPlatform) }

  var hasOnlyCheckWords: Bool {
    words.allSatisfy { Self.isPlatform($0) || Self.isVersion($0) || Self.fillers.contains($0) }
  }
}

extension UInt8 {
  fileprivate var isInASCIIWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}

extension String {
  /// Of a comment: whether it looks like code that was put out of use.
  fileprivate var holdsCode: Bool {
    let words = drop { $0 == "/" || $0 == " " }
    return contains { "{}=\\".contains($0) } || [")", ";", "]"].contains(where: hasSuffix)
      || words.contains("(") && !contains(" (") || !words.contains(" ")
      || ["let ", "var ", "return ", "import "].contains(where: words.hasPrefix)
  }

  /// Of a comment: whether its first word is a common one. `iOS` begins a sentence, too.
  fileprivate var beginsInLowerCase: Bool {
    let word = drop { !$0.isLetter && !$0.isNumber }.prefix(while: \.isLetter)
    return !word.isEmpty && word.allSatisfy(\.isLowercase)
  }
}

extension Substring {
  fileprivate var trimmingDots: Substring {
    var result = self
    while result.last == "." { result.removeLast() }
    while result.first == "." { result.removeFirst() }
    return result
  }
}
