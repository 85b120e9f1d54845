import SwiftSource

/// A check of the bytes of a file that contains one of a rule's words, before lexing.
public enum Sieve: Sendable {
  /// No further check.
  case words
  /// Accepts files with a condition or attribute that the targets, or an enclosing gate, may decide. For
  /// rules about stale availability only.
  case staleAvailability
  /// Accepts those files, and files with one of these words.
  case staleAvailabilityOr([String])
  /// Accepts files whose bytes satisfy the predicate.
  case bytes(@Sendable (UnsafeRawBufferPointer) -> Bool)
}

/// Rules with the same words and sieve, checked together.
package struct RuleGroup: Sendable {
  let words: WordSet
  /// Words that are sufficient without the sieve.
  let otherWords: WordSet?
  let sieve: Sieve
  var rules: [Rule]

  /// See `Sieve.staleAvailability`.
  package var isOfAvailability: Bool {
    switch sieve {
    case .staleAvailability, .staleAvailabilityOr: true
    case .words, .bytes: false
    }
  }

  /// See `Rule.onlyRemarks`.
  fileprivate var onlyRemarks: Bool { rules.allSatisfy(\.onlyRemarks) }

  private init(_ rule: Rule) {
    sieve = rule.sieve
    rules = [rule]
    switch rule.sieve {
    case .words, .bytes: (words, otherWords) = (WordSet(rule.words), nil)
    case .staleAvailability: (words, otherWords) = (AvailabilitySieve.words, nil)
    case .staleAvailabilityOr(let others): (words, otherWords) = (AvailabilitySieve.words, WordSet(others))
    }
  }

  package func hasOtherWords(_ bytes: UnsafeRawBufferPointer) -> Bool {
    otherWords?.occur(in: bytes) ?? false
  }

  static func groups(of rules: [Rule]) -> [RuleGroup] {
    var groups: [RuleGroup] = []
    var places: [[String]: Int] = [:]
    for rule in rules where !rule.isFollowUp {
      var key = rule.words
      switch rule.sieve {
      case .words: break
      case .staleAvailability: key = ["", "availability"]
      case .staleAvailabilityOr(let others): key = ["", "availability"] + others
      case .bytes: key = ["", rule.name.description]
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

  /// Whether the rules may have findings in a file.
  /// - Parameters:
  ///   - judge: the sieve for the file's targets; `nil`: unknown targets.
  ///   - mayBeStale: a cache of the result about availability, shared by all groups.
  package func isConcerned(
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
  /// The indices of the groups that may have findings in a file.
  /// - Parameter isNamed: whether anybody reads what is said of the file.
  func concerned(with bytes: UnsafeRawBufferPointer, _ judge: AvailabilitySieve?, isNamed: Bool) -> [Int] {
    var mayBeStale: Bool?
    return indices.filter {
      (isNamed || !self[$0].onlyRemarks) && self[$0].isConcerned(with: bytes, judge, &mayBeStale)
    }
  }

  /// Whether a group may have findings for some targets. Stops at the first one.
  package func isAnyConcerned(with bytes: UnsafeRawBufferPointer) -> Bool {
    var mayBeStale: Bool?
    return indices.contains { self[$0].isConcerned(with: bytes, nil, &mayBeStale) }
  }
}
