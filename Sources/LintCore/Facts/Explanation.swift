import Availability
import SwiftSource

/// What decides on one platform, and the result.
public struct Ground: Sendable {
  /// The index in the context's `judgedPlatforms`.
  public var index: Int
  /// Whether the system is known to be new enough; otherwise it is known to be too old.
  public var isReached: Bool
  /// The version compared with; `nil`: any.
  public var version: Version?
  /// Whether `*` decides, not a version.
  public var isWildcard: Bool

  public init(index: Int, isReached: Bool, version: Version? = nil, isWildcard: Bool = false) {
    self.index = index
    self.isReached = isReached
    self.version = version
    self.isWildcard = isWildcard
  }
}

extension AvailabilityFacts {
  /// Why a constant condition is constant: `the minimum is iOS 15.0 (--min)`.
  public func explanation(of fact: ConditionFact) -> String {
    let isNegated = fact.condition.isUnavailable
    let hasWildcard = !isNegated || fact.isDecidedByWildcard
    return explanation(
      grounds(fact.judgement, isNegated: isNegated, hasWildcard: hasWildcard), in: scopes[fact.scope].context)
  }

  /// Why one argument of a condition or attribute is satisfied.
  public func explanation(of argument: Int, in judgement: Judgement, scope: Int) -> String {
    let places = judgement.platforms.filter { $0.argument == argument }
    return explanation(
      places.map { Ground(index: $0.index, isReached: true, version: $0.version) }, in: scopes[scope].context)
  }

  /// Why all versions of an attribute are reached.
  public func explanation(of judgement: Judgement, scope: Int, hasWildcard: Bool = true) -> String {
    explanation(
      grounds(judgement, isNegated: false, hasWildcard: hasWildcard), in: scopes[scope].context)
  }

  private func grounds(_ judgement: Judgement, isNegated: Bool, hasWildcard: Bool) -> [Ground] {
    judgement.platforms.compactMap { place in
      guard place.verdict == .always || place.verdict == .never else { return nil }
      if place.argument == nil, !hasWildcard { return nil }
      return Ground(
        index: place.index, isReached: (place.verdict == .always) != isNegated, version: place.version,
        isWildcard: place.argument == nil)
    }
  }

  /// The minimums first, then the enclosing gates, then what `*` covers.
  public func explanation(_ grounds: [Ground], in context: AvailabilityContext) -> String {
    var minimums: [DeploymentTarget] = []
    var gated: [String] = []
    var covered: [String] = []
    let places = context.judgedPlatforms
    for ground in grounds {
      let place = places[ground.index]
      if ground.isWildcard {
        if !covered.contains(place.platform.rawValue) { covered.append(place.platform.rawValue) }
      } else if let gate = place.gate(for: ground) {
        let phrase = phrase(for: gate)
        if !gated.contains(phrase) { gated.append(phrase) }
      } else if let target = place.target, !minimums.contains(where: { $0.saysTheSame(as: target) }) {
        minimums.append(target)
      }
    }
    var parts = minimums.isEmpty ? gated : [knownPhrase(for: minimums)] + gated
    if !covered.isEmpty { parts.append("'*' covers \(list(covered))") }
    if parts.isEmpty { return "it names no version" }
    return parts.count < 3 ? parts.joined(separator: ", and ") : parts.joined(separator: "; ")
  }

  /// Most findings of a file name the same minimums.
  private func knownPhrase(for minimums: [DeploymentTarget]) -> String {
    lastPhrase.withLock { last in
      if let last, last.minimums == minimums { return last.phrase }
      let phrase = Self.phrase(for: minimums)
      last = (minimums, phrase)
      return phrase
    }
  }

  /// `the minimum is iOS 15.0 (Package.swift:6)`; for several sources of the same minimum `the minimum is iOS
  /// 15.0 (App.xcodeproj; Package.swift:6)`.
  public static func phrase(for minimums: [DeploymentTarget]) -> String {
    if minimums.count == 1 { return "the minimum is \(minimums[0].phrase) (\(minimums[0].source))" }
    var versions: [(phrase: String, sources: [String])] = []
    for minimum in minimums {
      let (phrase, source) = (minimum.phrase, minimum.declaration)
      if let known = versions.firstIndex(where: { $0.phrase == phrase }) {
        if !versions[known].sources.contains(source) { versions[known].sources.append(source) }
      } else {
        versions.append((phrase, [source]))
      }
    }
    let remark = minimums.contains(where: \.isLowestOfAll) ? ", \(DeploymentTarget.lowestOfAll)" : ""
    let sources = versions.map { version in
      (version.sources.count == 1 ? version.sources[0] : version.sources.joined(separator: "; ")) + remark
    }
    let beginning = versions.count == 1 ? "the minimum is" : "the minimums are"
    if sources.allSatisfy({ $0 == sources[0] }) {
      return "\(beginning) \(list(versions.map(\.phrase))) (\(sources[0]))"
    }
    return "\(beginning) \(list(zip(versions, sources).map { "\($0.phrase) (\($1))" }))"
  }

  private func phrase(for gate: Int) -> String {
    let node = Syntax(tree: tree, index: gates[gate].node)
    let line = tree.text.position(of: node.range.lowerBound).line
    let text = "'\(node.conciseText)' in line \(line)"
    guard node.kind == .availabilityCondition else { return "\(text) already requires it" }
    if gates[gate].holds {
      return node.flags.contains(.negated)
        ? "\(text) lets only older systems in" : "\(text) already requires it"
    }
    return "it is only reached when \(text) is false"
  }
}

/// `a`, `a and b`, `a, b and c`.
private func list(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " and " + last
}

extension BuiltPlatform {
  /// The gate that a ground depends on; `nil` when the minimum is sufficient.
  fileprivate func gate(for ground: Ground) -> Int? {
    if ground.isReached, let version = ground.version, let target,
      BuiltPlatform(target).known.lower >= version
    {
      return nil
    }
    return ground.isReached ? lowerGate : upperGate
  }
}

extension DeploymentTarget {
  /// `iOS 15.0`.
  var phrase: String { platform.rawValue + " " + minimum.description }

  fileprivate func saysTheSame(as other: DeploymentTarget) -> Bool {
    platform == other.platform && minimum == other.minimum && source == other.source
  }
}

extension Syntax {
  /// Its text on one line for a message, abbreviated when it is long.
  public var conciseText: String { tree.conciseText(of: range) }
}

extension SyntaxTree {
  /// The text of a byte range on one line for a message, abbreviated when it is long.
  public func conciseText(of range: Range<Int>) -> String {
    let limit = 100
    if range.count <= limit, isPlain(range) { return text[range] }
    let words = text[range].split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count <= limit ? words : words.prefix(limit - 1) + "…"
  }

  /// Whether the text is ASCII on one line, without adjacent spaces or spaces at the ends.
  private func isPlain(_ range: Range<Int>) -> Bool {
    text.bytes.withUnsafeBufferPointer { bytes in
      var isSpaceBefore = true
      for byte in bytes[range] {
        if byte < 0x20 || byte >= 0x7F || byte == 0x20 && isSpaceBefore { return false }
        isSpaceBefore = byte == 0x20
      }
      return !isSpaceBefore
    }
  }
}
