// // UIScene is available from iOS 13 on.            → both go
// if #available(iOS 13, *) {…}
// // The test does not work on iOS 12.               → both go
// @available(iOS 13, *) func test() {…}
//
// if #available(iOS 13, *) { // earlier versions of iOS flicker    → goes with the check
//
// A comment right above a check or an attribute, or behind a check, goes with it when all systems that it names are as old as those that are
// kept out, or when it says from which one on there is something. What iOS 13 itself does may be why the branch is there:
// that stays. So does what does not begin with such a system, what asks for work, links, quotes code or documents, and
// what says how the code that stays has to be: `macOS 11 rounds down, so callers pass n + 1`.
import Availability
import SwiftSource
import SystemCalls

/// The versions that checks or attributes ask for.
struct GateVersions {
  private let gates: [Syntax]

  /// - Parameter gates: availability conditions, or one attribute.
  init(_ gates: [Syntax]) { self.gates = gates }

  /// Those of an `if` or `guard` all of whose conditions are checks.
  init(of statement: Syntax) {
    let elements = statement.children(.conditionElement)
    let checks = elements.compactMap { $0.child(.availabilityCondition) }
    self.init(checks.count == elements.count ? checks : [])
  }

  /// Where the comments start that stand right above something and are about these versions.
  /// - Parameters:
  ///   - isAttribute: what the attribute stood at stays as it is.
  ///   - areAllGone: no other attribute is left that "the versions below" may mean.
  func startOfComments(above offset: Int, isAttribute: Bool = false, areAllGone: Bool = false) -> Int? {
    guard let tree = gates.first?.tree else { return nil }
    let comments = tree.commentsAbove(offset)
    guard let first = comments.last, comments.count <= 3,
      areAbout(comments.reversed(), isAttribute: isAttribute, areAllGone: areAllGone)
    else { return nil }
    return first.lowerBound
  }

  /// Where the comments start that stand right above something and are about nothing but these versions.
  func startOfComments(onlyOnVersionsAbove offset: Int) -> Int? {
    guard let tree = gates.first?.tree, let start = startOfComments(above: offset) else { return nil }
    let lines = tree.commentsAbove(offset).reversed().map { tree.text[$0] }
    let clauses = lines.joined(separator: " ").clauses
    let isOnly = clauses.allSatisfy { clause in
      clause.namesVersion || Self.consequences.contains { clause.hasPrefix($0) }
    }
    return isOnly && clauses[0].versionWords.contains(where: Self.demanding.contains) ? start : nil
  }

  /// Words of what has to be there. `Works around iOS 12` may be about the conditions that stay.
  private static let demanding: Set<String> = [
    "need", "needs", "require", "requires", "required", "available",
  ]
  /// How a part of a sentence begins that says what follows from the versions.
  private static let consequences = ["so ", "otherwise ", "and so "]

  /// Whether comments that belong together are about these versions.
  func areAbout(_ comments: [Range<Int>], isAttribute: Bool = false, areAllGone: Bool = false) -> Bool {
    guard let tree = gates.first?.tree else { return false }
    // Without a number there is no version, but for `older versions of iOS` and `Mojave+`.
    let mayTell = comments.contains { comment in
      tree.text.bytes[comment].contains { $0.isDigit || $0 == UInt8(ascii: "+") }
        || tree.text.holds("ersions", in: comment) || areAllGone && tree.text.holds("pecified", in: comment)
    }
    guard mayTell else { return false }
    let lines = comments.map { tree.text[$0] }
    let isPlain = lines.allSatisfy { line in
      // Above a statement, `///` documents nothing.
      line.hasPrefix("//") && !(isAttribute && line.hasPrefix("///"))
        && !Self.kept.contains { line.holds($0) }
    }
    // What begins anew may say something of its own.
    guard isPlain, !lines.dropFirst().contains(where: \.beginsSentence) else { return false }
    let text = lines.joined(separator: " ")
    let clauses = text.clauses
    guard !clauses.contains(where: \.isCode), !text.namesIssue, !text.tellsWhatLasts else { return false }
    let words = text.versionWords
    let pointsBelow =
      areAllGone && zip(words, words.dropFirst()).contains { $0 == "specified" && $1 == "versions" }
    if pointsBelow, !versions.isEmpty { return true }
    if !isAttribute, let platform = words.olderSystem { return versions[platform] != nil }
    if !isAttribute, let condition = text.lastCondition { return areStale(condition, isAttribute: false) }
    if !isAttribute, let spoken = clauses.first?.wordsOfRelease {
      return VersionMention.all(in: words).isEmpty && tellsStart(spoken)
        && areStale(spoken, isAttribute: false)
    }
    // `Wait for the message on iOS 17, otherwise it crashes` says why the code is there.
    if !isAttribute, words.contains("otherwise"), !words.contains(where: Self.demanding.contains) {
      return false
    }
    // `Rounds the corners, which iOS 12 could not do` is of what stays.
    guard let subject = clauses.first, subject.namesVersion else { return false }
    return areStale(words, isAttribute: isAttribute)
  }

  /// The newest of each platform.
  private var versions: [Platform: Version] {
    var versions: [Platform: Version] = [:]
    for mention in gates.flatMap({ VersionMention.all(in: $0.text.versionWords) }) {
      versions[mention.platform] = max(
        versions[mention.platform] ?? mention.version.version, mention.version.version)
    }
    return versions
  }

  /// `// tint is only available from iOS 15 onwards`, behind a piece of code.
  func tellsAvailability(_ comment: Range<Int>) -> Bool {
    guard let text = gates.first?.tree.text[comment], text.utf8.contains(where: \.isDigit) else {
      return false
    }
    let words = text.versionWords
    return words.contains("available") && text.clauses.allSatisfy(\.namesVersion)
      && areStale(words, isAttribute: false)
  }

  private func areStale(_ words: [String], isAttribute: Bool) -> Bool {
    let mentions = VersionMention.all(in: words)
    let isDated =
      words.contains("since")
      || isAttribute && words.contains { Self.later.contains($0) || $0.hasSuffix("+") }
    guard !mentions.isEmpty, !isDated else { return false }
    let versions = self.versions
    let tells = tellsStart(words)
    return mentions.allSatisfy { mention in
      guard let gate = versions[mention.platform] else { return false }
      let isNamedAlone = !words.dropFirst(mention.words.upperBound).prefix(2).contains { word in
        Version(word).map { $0 > gate } ?? false
      }
      let version = mention.version.version
      return isNamedAlone
        && (version < gate && version.major < gate.major || version < gate && mention.version.hasMinor
          || version <= gate && tells)
    }
  }

  private func tellsStart(_ words: [String]) -> Bool {
    words.contains { Self.telling.contains($0) || $0.hasSuffix("+") }
  }

  private static let later: Set<String> = ["later", "newer", "above", "onwards", "starting", "higher", "up"]
  private static let telling: Set<String> = [
    "available", "above", "later", "newer", "onwards", "higher", "starting", "introduced", "requires",
    "required",
    "only", "below", "before", "prior", "older", "earlier", "under", "less",
  ]
  private static let kept: [StaticString] = [
    "TODO", "FIXME", "HACK", "XXX", "MARK", "swiftlint", "swiftformat", "sourcery", "periphery", "http://",
    "https://",
    "swift-format", "NOTE", "rdar", "codecov", "server", "Server", "backend", "Copyright",
  ]
}

extension [String] {
  /// Of a comment's words: the system that it says something of the older versions of.
  fileprivate var olderSystem: Platform? {
    let words = drop { ["on", "in", "under", "with", "for", "the", "all"].contains($0) }
    guard let age = words.first, ["earlier", "older", "previous", "prior"].contains(age) else { return nil }
    let named = words.dropFirst()
    if named.first == "versions", named.dropFirst().first == "of" {
      return named.dropFirst(2).first.flatMap { Platform(informalName: $0) }
    }
    return named.dropFirst().first == "versions" ? named.first.flatMap { Platform(informalName: $0) } : nil
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}

extension String {
  /// Its words in lower case, without the signs between them; names of releases do not count.
  fileprivate var versionWords: [String] {
    lowercased().split { " \t\r\n,/();:&\"'`".contains($0) }.map { word in
      word.hasSuffix(".") ? String(word.dropLast()) : String(word)
    }.filter { !Self.releases.contains($0) && !$0.isEmpty }
  }

  /// Of a comment: its parts between commas, colons and the like.
  fileprivate var clauses: [String] {
    var clauses: [[Substring]] = [[]]
    for part in split(whereSeparator: \.isWhitespace) {
      let word = part.drop { $0 == "/" }
      if word.isEmpty || "(-–—".contains(word.first!) { clauses.append([]) }
      if !word.isEmpty { clauses[clauses.count - 1].append(word) }
      if let last = word.last, ",;:.".contains(last) { clauses.append([]) }
    }
    return clauses.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
  }

  /// `Since nothing else reads it, write it only if macOS 11 is available`: the words from `only` on.
  fileprivate var lastCondition: [String]? {
    let words = versionWords
    guard let first = clauses.first?.lowercased(), first.hasPrefix("since ") || first.hasPrefix("as "),
      !contains(". "), let only = words.lastIndex(of: "only"),
      ["if", "when"].contains(words.dropFirst(only + 1).first)
    else { return nil }
    let condition = Array(words[(only + 2)...])
    let mentions = VersionMention.all(in: condition)
    guard mentions.count == 1, mentions[0].words.lowerBound == 0,
      condition[mentions[0].words.upperBound...].allSatisfy(Self.conditional.contains)
    else { return nil }
    return Array(words[only...])
  }

  private static let conditional: Set<String> = [
    "is", "available", "or", "and", "above", "later", "newer", "higher",
  ]

  fileprivate var namesVersion: Bool { !VersionMention.all(in: versionWords).isEmpty }

  /// Of a comment: whether it says more than what an old system does, or lacks.
  fileprivate var tellsWhatLasts: Bool {
    if split(separator: ";").dropFirst().contains(where: { !String($0).namesVersion }) { return true }
    if clauses.contains(where: { $0.versionWords.last == "first" }) { return true }
    let words = versionWords
    return words.contains(where: Self.lasting.contains)
      || zip(words, words.dropFirst()).contains { word, next in
        word == "do" && next == "not" || word == "so" && !Self.workarounds.contains(next)
      }
  }

  /// Words of what has to be so on all systems.
  private static let lasting: Set<String> = [
    "must", "keep", "keeps", "kept", "stay", "stays", "because", "therefore", "hence", "see", "caller",
    "callers",
    "rely", "relies", "our", "mirrors",
  ]
  /// `iOS 12 has none, so we use the old one`
  private static let workarounds: Set<String> = [
    "we", "use", "fall", "skip", "disable", "disabled", "don't", "it", "this", "far", "below", "before",
  ]

  /// Whether it looks like code that was commented out.
  fileprivate var isCode: Bool {
    contains { "{}=\\".contains($0) } || ["let ", "var ", "func ", "return "].contains(where: hasPrefix)
  }

  /// `FB1234567`, `PROJ-12`, `#345`
  fileprivate var namesIssue: Bool {
    split { " \t,.;:()[]".contains($0) }.contains { word in
      let letters = word.prefix { $0.isUppercase || $0 == "#" }
      let digits = word.dropFirst(letters.count).drop { $0 == "-" }
      return !letters.isEmpty && digits.count > 1 && digits.allSatisfy(\.isNumber)
    }
  }

  /// Of a comment's line.
  fileprivate var beginsSentence: Bool { drop { $0 == "/" || $0 == " " }.first?.isUppercase ?? true }

  private static let releases = Set(versionsOfReleases.keys).union([
    "high", "ventura", "sonoma", "sequoia", "tahoe",
  ])
  private static let versionsOfReleases = [
    "sierra": "10.13", "mojave": "10.14", "catalina": "10.15", "monterey": "12",
  ]

  /// `Dark mode is Mojave+`, `requires 10.14`: its words, with the system and version for the name of a release.
  fileprivate var wordsOfRelease: [String]? {
    var words: [String] = []
    var isNamed = false
    for part in lowercased().split(whereSeparator: { " \t/,;:()".contains($0) }) {
      let word = part.hasSuffix(".") ? String(part.dropLast()) : String(part)
      let name = word.prefix { $0 != "+" && $0 != "!" }
      let isBare =
        name.hasPrefix("10.") && Version(name) != nil
        && ["requires", "require", "in", "on", "needs"].contains(words.last)
      if let version = Self.versionsOfReleases[String(name)] ?? (isBare ? String(name) : nil) {
        words += ["macos", version + (word.hasSuffix("+") ? "+" : "")]
        isNamed = true
      } else {
        words.append(word)
      }
    }
    return isNamed ? words : nil
  }
}
