import Availability
import SwiftSource

/// Decides from a file's bytes whether a rule about stale availability can have findings, with the rules' own
/// judgement. Most files only have checks for newer systems, and need not be lexed. Each worker has a sieve
/// for each context.
package final class AvailabilitySieve {
  private let context: LintContext
  /// Shared with the passes over the remaining files.
  let readings = AttributeReadings()
  static let words = WordSet(AvailabilityMention.words)
  private static let conditionalCompilation = WordSet(["#if"])

  /// The judgement of a mention when only the targets are known.
  fileprivate struct Outcome {
    /// Some or all of it is decided.
    var isStale = false
    /// It is decided on one of the platforms, so inside an `#if` for that platform it is decided completely.
    var isDecidedSomewhere = false
    /// It narrows the context of the code inside.
    var narrows = false
    /// An enclosing gate may decide it.
    var canBeNarrowed = false
    /// It contains an undefined name.
    var namesUnknown = false
  }
  private var outcomes: [String: Outcome] = [:]
  /// A cache: the undefined names in a mention, by its text.
  private var unknownNames: [String: [String]] = [:]
  /// Whether the last file may contain an undefined name.
  private var mayNameUnknown = false

  init(_ context: LintContext) { self.context = context }

  /// Judges the mentions wherever they are, including comments and strings.
  func passes(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var (narrowing, narrowed, isDecidedSomewhere) = (0, 0, false)
    mayNameUnknown = false
    let isFound = Self.words.contains(in: bytes) { word in
      switch AvailabilityMention.read(after: word, in: bytes) {
      case .none: return false
      case .unclear: return true
      case .mention(let mention):
        let outcome = outcome(of: mention, in: bytes)
        mayNameUnknown = mayNameUnknown || outcome.namesUnknown
        if outcome.isStale { return true }
        if outcome.narrows { narrowing += 1 }
        if outcome.canBeNarrowed { narrowed += 1 }
        isDecidedSomewhere = isDecidedSomewhere || outcome.isDecidedSomewhere
        return narrowing > 0 && narrowed > 1
      }
    }
    // Mentions after a stale one were not examined.
    if isFound { mayNameUnknown = true }
    return isFound || isDecidedSomewhere && Self.conditionalCompilation.occur(in: bytes)
  }

  /// The undefined names in the last file and how often each occurs, without those in line comments.
  func takeUnknownNames(in bytes: UnsafeRawBufferPointer) -> [String: Int] {
    guard mayNameUnknown else { return [:] }
    mayNameUnknown = false
    var counts: [String: Int] = [:]
    _ = Self.words.contains(in: bytes) { word in
      guard case .mention(let mention) = AvailabilityMention.read(after: word, in: bytes) else {
        return false
      }
      let names = unknownNames(in: mention, of: bytes)
      if !names.isEmpty, !Self.isInLineComment(word.lowerBound, of: bytes) {
        for name in names { counts[name, default: 0] += 1 }
      }
      return false
    }
    return counts
  }

  private static func isInLineComment(_ place: Int, of bytes: UnsafeRawBufferPointer) -> Bool {
    var index = place - 1
    while index > 0, bytes[index] != 0x0A, bytes[index] != 0x0D {
      if bytes[index] == UInt8(ascii: "/"), bytes[index - 1] == UInt8(ascii: "/") { return true }
      index -= 1
    }
    return false
  }

  /// Judges a file by its tokens: only mentions in code count, with the mentions whose region they may be in.
  func passes(_ tokens: UnsafeBufferPointer<Token>, of bytes: UnsafeRawBufferPointer) -> Bool {
    var regions = MentionRegions(tokens)
    var index = -1
    while let next = regions.next(after: index) {
      index = next
      let name = tokens[next].kind == .atSign ? next + 1 : next
      // `@ available`
      if name > next, !tokens[name].flags.contains(.joinedToPrevious) { return true }
      let word = Int(tokens[next].start)..<Int(tokens[name].end)
      switch AvailabilityMention.read(after: word, in: bytes) {
      case .none: continue
      case .unclear: return true
      case .mention(let mention):
        let outcome = outcome(of: mention, in: bytes)
        if outcome.isStale { return true }
        if outcome.isDecidedSomewhere, isStale(mention, within: regions, of: bytes) { return true }
        if outcome.canBeNarrowed || outcome.isDecidedSomewhere, regions.mayHold(next) { return true }
        if outcome.narrows { regions.open(at: next) }
      }
    }
    return regions.isUnclear
  }

  /// Whether a mention is stale on the platforms that the enclosing `#if`s leave.
  private func isStale(
    _ mention: AvailabilityMention, within regions: MentionRegions, of bytes: UnsafeRawBufferPointer
  ) -> Bool {
    var platforms = context.availability
    for clauses in regions.openConditionals {
      for clause in clauses {
        let text = String(decoding: bytes[regions.condition(ofClause: clause)], as: UTF8.self)
        // `#else` has no condition.
        if text.isEmpty { continue }
        platforms = platforms.narrowed(to: PlatformCondition(text), holds: clause == clauses.last)
      }
    }
    return platforms != context.availability
      && judge(mention, mention.texts(in: bytes), by: platforms).isStale
  }

  /// A cache by text: equal mentions are judged once.
  private func outcome(of mention: AvailabilityMention, in bytes: UnsafeRawBufferPointer) -> Outcome {
    let key = mention.key(in: bytes)
    if let known = outcomes[key] { return known }
    var outcome = judge(mention, mention.texts(in: bytes), by: context.availability)
    outcome.namesUnknown = !unknownNames(in: mention, of: bytes).isEmpty
    outcomes[key] = outcome
    return outcome
  }

  /// The undefined names in a mention.
  private func unknownNames(in mention: AvailabilityMention, of bytes: UnsafeRawBufferPointer) -> [String] {
    let key = mention.key(in: bytes)
    if let known = unknownNames[key] { return known }
    let names = readUnknownNames(in: mention, mention.texts(in: bytes))
    unknownNames[key] = names
    return names
  }

  private func readUnknownNames(in mention: AvailabilityMention, _ texts: [ArraySlice<UInt8>]) -> [String] {
    switch mention.kind {
    case .condition, .unavailableCondition:
      let condition = AvailabilityCondition(
        isUnavailable: mention.kind == .unavailableCondition, arguments: texts, macros: context.macros)
      guard condition.list.hasCustomName else { return [] }
    case .attribute:
      guard
        case .short(let list) = AvailabilityAttribute(arguments: texts, macros: context.macros).form,
        list.hasCustomName
      else { return [] }
    case .backDeployment: return []
    }
    return texts.compactMap { context.macros.unknownName(in: $0) }
  }

  private func judge(
    _ mention: AvailabilityMention, _ texts: [ArraySlice<UInt8>], by platforms: AvailabilityContext
  ) -> Outcome {
    let macros = context.macros
    switch mention.kind {
    case .condition, .unavailableCondition:
      let condition = AvailabilityCondition(
        isUnavailable: mention.kind == .unavailableCondition, arguments: texts, macros: macros)
      let judgement = platforms.judge(condition)
      var outcome = Outcome(of: judgement, narrows: true)
      // A verdict of `*` is not about age.
      if !condition.list.clauses.isEmpty {
        outcome.isStale = outcome.isStale && judgement.isDecidedByClause
        outcome.isDecidedSomewhere = judgement.platforms.contains {
          $0.argument != nil && ($0.verdict == .always || $0.verdict == .never)
        }
      }
      return outcome
    case .attribute:
      let attribute = AvailabilityAttribute(arguments: texts, macros: macros)
      let judgement = platforms.judge(attribute)
      var outcome = judgement.introduction.map { Outcome(of: $0, narrows: true) } ?? Outcome()
      guard case .long(let long) = attribute.form, long.namesEnd else { return outcome }
      for milestone in [judgement.deprecation, judgement.obsoletion].compactMap({ $0 })
      where milestone.platforms.contains(where: { $0.verdict == .always }) {
        outcome.isDecidedSomewhere = true
        outcome.isStale = true
      }
      return outcome
    case .backDeployment:
      let judgement = platforms.judge(BackDeployment(arguments: texts, macros: macros))
      return judgement.introduction.map { Outcome(of: $0, narrows: false) } ?? Outcome()
    }
  }
}

extension AvailabilityMention {
  /// The cache key: the same for equal mentions.
  fileprivate func key(in bytes: UnsafeRawBufferPointer) -> String {
    var key = String(decoding: bytes[arguments], as: UTF8.self)
    key.unicodeScalars.append(Unicode.Scalar(kind.rawValue))
    return key
  }
}

extension AvailabilitySieve.Outcome {
  fileprivate init(of judgement: Judgement, narrows: Bool) {
    let verdicts = judgement.platforms.map(\.verdict)
    isStale =
      judgement.verdict == .always || judgement.verdict == .never || !judgement.removableArguments.isEmpty
    isDecidedSomewhere = verdicts.contains { $0 == .always || $0 == .never }
    // Without a known minimum, only a gate can decide.
    canBeNarrowed = verdicts.contains { $0 == .depends || $0 == .notJudged(.unknownMinimum) }
    self.narrows = narrows && canBeNarrowed
  }
}
