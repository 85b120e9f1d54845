/// A closer look at the bytes of a file that holds one of a rule's words, before they are lexed.
public enum Sieve: Sendable {
  /// The words are enough.
  case words
  /// Files with a condition or an attribute that the targets decide, or that may be decided by another one
  /// around it. For rules that speak of what is stale, and of nothing else.
  case staleAvailability
  /// Those, and files with one of these words.
  case staleAvailabilityOr([String])
  /// Files with such bytes.
  case bytes(@Sendable (UnsafeRawBufferPointer) -> Bool)
}

/// The rules that look for the same, asked together.
struct RuleGroup: Sendable {
  let words: WordSet
  /// Words that are enough by themselves.
  let otherWords: WordSet?
  let sieve: Sieve
  var rules: [Rule]

  /// See `Sieve.staleAvailability`.
  var isOfAvailability: Bool {
    switch sieve {
    case .staleAvailability, .staleAvailabilityOr: true
    case .words, .bytes: false
    }
  }

  private init(_ rule: Rule) {
    sieve = rule.sieve
    rules = [rule]
    switch rule.sieve {
    case .words, .bytes: (words, otherWords) = (WordSet(rule.words), nil)
    case .staleAvailability: (words, otherWords) = (WordSet(AvailabilityMention.words), nil)
    case .staleAvailabilityOr(let others):
      (words, otherWords) = (WordSet(AvailabilityMention.words), WordSet(others))
    }
  }

  func hasOtherWords(_ bytes: UnsafeRawBufferPointer) -> Bool { otherWords?.occur(in: bytes) ?? false }

  static func groups(of rules: [Rule]) -> [RuleGroup] {
    var groups: [RuleGroup] = []
    var places: [[String]: Int] = [:]
    for rule in rules {
      var key = rule.words
      switch rule.sieve {
      case .words: break
      case .staleAvailability: key = ["", "availability"]
      case .staleAvailabilityOr(let others): key = ["", "availability"] + others
      case .bytes: key = ["", rule.id]
      }
      if let place = places[key] {
        groups[place].rules.append(rule)
      } else {
        places[key] = groups.count
        groups.append(RuleGroup(rule))
      }
    }
    return groups
  }

  /// Whether the rules may have something to say about a file.
  /// - Parameters:
  ///   - judge: knows the file's targets; `nil`: under some targets.
  ///   - mayBeStale: what is known of the file's availability, asked once for all groups.
  func isConcerned(
    with bytes: UnsafeRawBufferPointer, _ judge: AvailabilitySieve?, _ mayBeStale: inout Bool?
  ) -> Bool {
    switch sieve {
    case .words: return words.occur(in: bytes)
    case .staleAvailability, .staleAvailabilityOr:
      let answer =
        mayBeStale
        ?? judge.map { $0.passes(bytes) }
        ?? words.contains(in: bytes) { AvailabilityMention.mayMatter(at: $0, in: bytes) }
      mayBeStale = answer
      return answer || hasOtherWords(bytes)
    case .bytes(let passes): return words.occur(in: bytes) && passes(bytes)
    }
  }
}

extension [RuleGroup] {
  /// The places of those that may have something to say about a file.
  func concerned(with bytes: UnsafeRawBufferPointer, _ judge: AvailabilitySieve?) -> [Int] {
    var mayBeStale: Bool?
    return indices.filter { self[$0].isConcerned(with: bytes, judge, &mayBeStale) }
  }

  /// Whether one of them may have something to say under some targets: the others are not asked then.
  func isAnyConcerned(with bytes: UnsafeRawBufferPointer) -> Bool {
    var mayBeStale: Bool?
    return indices.contains { self[$0].isConcerned(with: bytes, nil, &mayBeStale) }
  }
}
