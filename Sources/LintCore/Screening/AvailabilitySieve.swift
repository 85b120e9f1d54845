import Availability
import SwiftSource

/// Tells from the bytes alone whether a rule about stale availability may have something to say about a file,
/// with the same judgement that the rules rest on. Most files have checks for newer systems only, and are not
/// lexed for their sake. Each worker has one for each context.
final class AvailabilitySieve {
  private let context: LintContext
  /// Of the files that passed.
  let readings = AttributeReadings()
  private static let words = WordSet(AvailabilityMention.words)
  private static let conditionalCompilation = WordSet(["#if"])

  /// What a mention comes to where nothing but the targets is known.
  fileprivate struct Look {
    /// All or some of it is decided.
    var isStale = false
    /// It is decided on one of the platforms: in an `#if` for that platform, all of it is.
    var isDecidedSomewhere = false
    /// Code that it guards knows more than the targets say.
    var narrows = false
    /// A gate around it may decide it.
    var canBeNarrowed = false
    /// It names what no definition is known of.
    var namesUnknown = false
  }
  private var looks: [String: Look] = [:]
  /// What mentions name that no definition is known of, by their text.
  private var unknownNames: [String: [String]] = [:]
  /// Whether the file that was looked at last may name what is not known.
  private var mayNameUnknown = false

  init(_ context: LintContext) { self.context = context }

  /// Judges by the bytes alone, without a look at where mentions stand.
  func passes(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var (narrowing, narrowed, isDecidedSomewhere) = (0, 0, false)
    mayNameUnknown = false
    let isFound = Self.words.contains(in: bytes) { word in
      switch AvailabilityMention.read(after: word, in: bytes) {
      case .none: return false
      case .unclear: return true
      case .mention(let mention):
        let look = look(at: mention, in: bytes)
        mayNameUnknown = mayNameUnknown || look.namesUnknown
        if look.isStale { return true }
        if look.narrows { narrowing += 1 }
        if look.canBeNarrowed { narrowed += 1 }
        isDecidedSomewhere = isDecidedSomewhere || look.isDecidedSomewhere
        return narrowing > 0 && narrowed > 1
      }
    }
    // What follows a stale mention has not been looked at.
    if isFound { mayNameUnknown = true }
    return isFound || isDecidedSomewhere && Self.conditionalCompilation.occur(in: bytes)
  }

  /// How often the file that was looked at last names what no definition is known of, by the name; comments of a
  /// line do not count.
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

  /// Judges a file that passed by its tokens: by what stands in code, and by which mention may lie in what another
  /// one speaks of.
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
        let look = look(at: mention, in: bytes)
        if look.isStale { return true }
        if look.isDecidedSomewhere, isStale(mention, within: regions, of: bytes) { return true }
        if look.canBeNarrowed || look.isDecidedSomewhere, regions.mayHold(next) { return true }
        if look.narrows { regions.open(at: next) }
      }
    }
    return regions.isUnclear
  }

  /// Whether a mention is stale by what the `#if`s around it leave of the platforms.
  private func isStale(
    _ mention: AvailabilityMention, within regions: MentionRegions, of bytes: UnsafeRawBufferPointer
  ) -> Bool {
    var platforms = context.availability
    for clauses in regions.openConditionals {
      for clause in clauses {
        let text = String(decoding: bytes[regions.condition(ofClause: clause)], as: UTF8.self)
        // An `#else` asks nothing.
        if text.isEmpty { continue }
        platforms = platforms.narrowed(to: PlatformCondition(text), holds: clause == clauses.last)
      }
    }
    return platforms != context.availability
      && judge(mention, mention.texts(in: bytes), by: platforms).isStale
  }

  /// The same words come again and again: each is judged once.
  private func look(at mention: AvailabilityMention, in bytes: UnsafeRawBufferPointer) -> Look {
    let key = mention.key(in: bytes)
    if let known = looks[key] { return known }
    var look = judge(mention, mention.texts(in: bytes), by: context.availability)
    look.namesUnknown = !unknownNames(in: mention, of: bytes).isEmpty
    looks[key] = look
    return look
  }

  /// What a mention names that no definition is known of.
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
    return texts.compactMap { context.macros.unknownName(in: $0)?.name }
  }

  private func judge(
    _ mention: AvailabilityMention, _ texts: [ArraySlice<UInt8>], by platforms: AvailabilityContext
  ) -> Look {
    let macros = context.macros
    switch mention.kind {
    case .condition, .unavailableCondition:
      let condition = AvailabilityCondition(
        isUnavailable: mention.kind == .unavailableCondition, arguments: texts, macros: macros)
      let judgement = platforms.judge(condition)
      var look = Look(of: judgement, narrows: true)
      // Where `*` decides it is not for age.
      if !condition.list.clauses.isEmpty {
        look.isStale = look.isStale && judgement.isDecidedByClause
        look.isDecidedSomewhere = judgement.platforms.contains {
          $0.argument != nil && ($0.verdict == .always || $0.verdict == .never)
        }
      }
      return look
    case .attribute:
      let attribute = AvailabilityAttribute(arguments: texts, macros: macros)
      let judgement = platforms.judge(attribute)
      var look = judgement.introduction.map { Look(of: $0, narrows: true) } ?? Look()
      guard case .long(let long) = attribute.form, long.namesEnd else { return look }
      for milestone in [judgement.deprecation, judgement.obsoletion].compactMap({ $0 })
      where milestone.platforms.contains(where: { $0.verdict == .always }) {
        look.isDecidedSomewhere = true
        look.isStale = true
      }
      return look
    case .backDeployment:
      let judgement = platforms.judge(BackDeployment(arguments: texts, macros: macros))
      return judgement.introduction.map { Look(of: $0, narrows: false) } ?? Look()
    }
  }
}

extension AvailabilityMention {
  /// The same for mentions that say the same.
  fileprivate func key(in bytes: UnsafeRawBufferPointer) -> String {
    var key = String(decoding: bytes[arguments], as: UTF8.self)
    key.unicodeScalars.append(Unicode.Scalar(kind.rawValue))
    return key
  }
}

extension AvailabilitySieve.Look {
  fileprivate init(of judgement: Judgement, narrows: Bool) {
    let verdicts = judgement.platforms.map(\.verdict)
    isStale =
      judgement.verdict == .always || judgement.verdict == .never || !judgement.removableArguments.isEmpty
    isDecidedSomewhere = verdicts.contains { $0 == .always || $0 == .never }
    // Where the minimum is not known, a gate is all that is known.
    canBeNarrowed = verdicts.contains { $0 == .depends || $0 == .notJudged(.unknownMinimum) }
    self.narrows = narrows && canBeNarrowed
  }
}
