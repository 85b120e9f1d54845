// min iOS 16:
//   // Remove when we drop iOS 15                     due: 16 > 15
//   // TODO: iOS 14 only                              due: 16 > 14
//   // Delete once the minimum is iOS 16              due: 16 ≥ 16
//   // TODO: on iOS 16 this can be replaced by …      due: 16 ≥ 16
//   // FIXME: remove once iOS 15 is gone              due: 16 > 15
//   // only needed on iOS 15 and below, remove later  due: 16 > 15
//   #warning("Remove when we drop iOS 15")            due: 16 > 15
//
// A sentence of a comment or `#warning` counts when it says what to wait for *and* that something is to be done then.
// Statements about how systems behave ("on iOS 16 the bar is hidden") say neither.
import Availability
import LintCore
import SwiftSource

extension Rule {
  public static let staleTodo = Rule(
    id: "stale-todo", kind: "todo",
    summary: "A comment or '#warning' that waits for a minimum which has been reached",
    severity: .note,
    words: VersionMention.words,
    sieve: .bytes(PromiseSieve.passes),
    documentation: Documentation(
      what: """
        Finds comments and `#warning`s that put something off until a system is no longer supported or a deployment target \
        is reached, when that has happened.
        """,
      before: """
        // the minimum is iOS 16
        // TODO: remove this workaround when we drop iOS 15
        """,
      after: """
        // the workaround and the comment are gone
        """,
      safety: """
        There is no fix: what the comment asks for takes a person.
        """
    ),
    check: checkComments
  ).remarking
}

private func checkComments(_ pass: FilePass) {
  let texts = pass.comments + pass.tree.warnings
  let sentences = pass.tree.sentences(of: texts, where: VersionMention.mayLie)
  for (sentence, promise) in sentences.flatMap({ Promise.all(in: $0, of: pass.tree) }) {
    let context = pass.facts.context(at: sentence.nextToken)
    let minimums = promise.mentions.map { mention in
      context.platforms.filter { $0.platform == mention.platform }.compactMap(\.target)
    }
    // Platforms that are not built here do not hold the others up.
    let judged = zip(promise.mentions, minimums).filter { !$0.1.isEmpty }
    let isDue = judged.allSatisfy { mention, targets in
      targets.allSatisfy { promise.isKept(by: $0.minimum, mention.version) }
    }
    guard isDue, !judged.isEmpty else { continue }
    var targets: [DeploymentTarget] = []
    for target in judged.flatMap(\.1) where !targets.contains(target) { targets.append(target) }
    pass.report(
      sentence.range(fromLineOf: promise.mentions[0].words, in: pass.tree.text),
      "'\(pass.tree.quote(sentence, around: promise.mentions[0].words))' has come due: \(AvailabilityFacts.phrase(for: targets))",
      subject: pass.tree.quote(sentence, around: promise.mentions[0].words))
  }
}

/// What a sentence waits for.
struct Promise {
  enum Event {
    /// The system is no longer supported: the minimum is newer than it.
    case dropped
    /// The system is the oldest one supported.
    case reached
  }
  var event: Event
  var mentions: [VersionMention]

  func isKept(by minimum: Version, _ version: WrittenVersion) -> Bool {
    switch event {
    case .reached: return minimum >= version.version
    case .dropped: return version.isPassed(by: minimum)
    }
  }

  /// The promises in a sentence: several if several of its lines make one, as in a list without full stops.
  static func all(in sentence: Sentence, of tree: SyntaxTree) -> [(sentence: Sentence, promise: Promise)] {
    let lines = sentence.lines(in: tree.text).compactMap { line in Promise(in: line).map { (line, $0) } }
    return lines.count > 1 ? lines : Promise(in: sentence).map { [(sentence, $0)] } ?? []
  }

  init?(in sentence: Sentence) {
    let words = sentence.words.map(\.text)
    let mentions = VersionMention.all(in: words)
    guard let first = mentions.first else { return nil }
    self.mentions = mentions
    let context = SentenceContext(words: words, first: first.words, last: mentions[mentions.count - 1].words)
    if context.speaksOfMinimum {
      event = .reached
    } else if context.speaksOfDropping || context.speaksOfOlderSystems {
      event = .dropped
    } else if context.speaksOfReaching {
      event = .reached
    } else {
      return nil
    }
  }
}

/// What the words around the systems that a sentence names say of them.
private struct SentenceContext {
  let words: [String]
  let first: Range<Int>
  let last: Range<Int>

  private static let waiting: Set = [
    "when", "once", "after", "until", "till", "upon", "soon", "if", "whenever",
  ]
  private static let acting: Set = [
    "todo", "fixme", "remove", "removed", "delete", "deleted", "replace", "replaced", "drop", "can", "should",
    "could", "must", "migrate", "switch", "simplify", "use", "unnecessary", "redundant", "obsolete",
    "revisit",
    "clean", "cleanup", "update", "updated", "consider", "define",
  ]
  private static let removing: Set = [
    "remove", "removed", "removing", "delete", "deleted", "drop", "dropped", "replace", "replaced",
    "unnecessary",
    "obsolete", "clean", "cleanup",
  ]
  private static let dropping: Set = ["drop", "drops", "dropped", "dropping"]
  /// Behind a system: `once iOS 15 is gone`.
  private static let leaving: Set = [
    "gone", "goes", "away", "unsupported", "retired", "dead", "history",
  ]
  private static let ending: Set = [
    "stop", "stops", "remove", "removes", "removed", "removing", "end", "ends", "ended",
  ]
  private static let older: Set = ["below", "earlier", "older", "lower", "under", "before", "prior"]
  private static let supporting: Set = ["support", "supporting", "supports", "supported"]
  private static let requiring: Set = [
    "minimum", "min", "deployment", "target", "targets", "targeting", "require", "requires", "requiring",
    "baseline", "floor", "bump", "bumped", "bumping", "raise", "raised", "raising", "move", "moved", "moving",
    "minimal",
  ]

  private func contains(_ set: Set<String>, in range: Range<Int>) -> Bool {
    words[range.clamped(to: words.indices)].contains(where: set.contains)
  }
  private var before: Range<Int> { first.lowerBound - 6..<first.lowerBound }
  private var after: Range<Int> { last.upperBound..<last.upperBound + 6 }
  private var isTask: Bool { words.contains("todo") || words.contains("fixme") }

  /// `when we drop iOS 15`, `once support for iOS 15 is removed`, `TODO: iOS 14 only`, `only here to support iOS 14`.
  var speaksOfDropping: Bool {
    let isAsked = contains(Self.waiting, in: words.indices) || contains(Self.acting, in: words.indices)
    let dropsIt =
      contains(Self.dropping, in: first.lowerBound - 5..<first.lowerBound)
      || contains(Self.dropping, in: last.upperBound..<last.upperBound + 4)
    if dropsIt, isAsked { return true }
    let leaves = last.upperBound..<last.upperBound + 4
    if contains(Self.waiting, in: 0..<first.lowerBound), contains(Self.acting, in: words.indices),
      contains(Self.leaving, in: leaves) || words.holds(["no", "longer"], in: leaves)
    {
      return true
    }
    let isAboutSupport = contains(Self.supporting, in: first.lowerBound - 3..<first.lowerBound)
    if isAboutSupport, contains(Self.waiting, in: words.indices) {
      let endsSupport =
        contains(Self.ending, in: first.lowerBound - 5..<first.lowerBound)
        || contains(Self.ending, in: last.upperBound..<last.upperBound + 4)
      if endsSupport || words.holds(["no", "longer"], in: words.indices) { return true }
    }
    let next = last.upperBound
    if isTask, words.indices.contains(next), words[next] == "only" { return true }
    let tail = Array(words[max(0, first.lowerBound - 2)..<first.lowerBound])
    return tail == ["to", "support"] && contains(["only", "solely"], in: before)
  }

  /// `only needed on iOS 15 and below, remove later`
  var speaksOfOlderSystems: Bool {
    guard contains(Self.removing, in: words.indices) else { return false }
    let tail = words[min(last.upperBound, words.count)...].prefix(2)
    return ["and", "or"].contains(tail.first)
      && tail.last.map(Self.older.contains) == true
  }

  /// `when the minimum is iOS 16, drop this`
  var speaksOfMinimum: Bool {
    guard contains(Self.acting, in: words.indices), first.lowerBound > 0,
      let wait = words[..<first.lowerBound].lastIndex(where: Self.waiting.contains)
    else { return false }
    return contains(["minimum", "min", "minimal", "baseline", "floor"], in: wait..<first.lowerBound)
      && !contains(Self.dropping, in: wait..<first.lowerBound)
  }

  /// `once the minimum is iOS 16`, `when iOS 16 is the minimum`, `TODO: on iOS 16 this can be replaced`.
  var speaksOfReaching: Bool {
    guard contains(Self.acting, in: words.indices) else { return false }
    let start = max(0, first.lowerBound - 12)
    if let wait = words[start..<first.lowerBound].lastIndex(where: Self.waiting.contains) {
      let condition = wait..<first.lowerBound
      // `if the target is lower than iOS 16` waits for nothing.
      if contains(Self.requiring, in: condition), !contains(Self.older, in: condition) { return true }
      if contains(["minimum", "min", "floor", "baseline", "required"], in: after) { return true }
    }
    guard isTask, first.lowerBound > 0 else { return false }
    let isThen = ["on", "from", "in", "with", "since"].contains(words[first.lowerBound - 1])
    return isThen
      && contains(
        ["replace", "replaced", "remove", "removed", "migrate", "switch", "use"], in: words.indices)
  }
}

extension Sentence {
  fileprivate func lines(in text: SourceText) -> [Sentence] {
    var lines: [[Word]] = []
    for word in words {
      if let last = lines.last?.last, text.endOfLine(at: last.range.upperBound) > word.range.lowerBound {
        lines[lines.count - 1].append(word)
      } else {
        lines.append([word])
      }
    }
    return lines.map { words in
      Sentence(
        words: words, range: words[0].range.lowerBound..<words[words.count - 1].range.upperBound,
        nextToken: nextToken)
    }
  }
}

extension [String] {
  /// Whether two words follow each other there.
  fileprivate func holds(_ pair: [String], in range: Range<Int>) -> Bool {
    let words = self[range.clamped(to: indices)]
    return zip(words, words.dropFirst()).contains { [$0, $1] == pair }
  }
}
