/// What can be said of a condition.
public enum Verdict: Hashable, Sendable {
  case always
  case never
  /// On some systems that the code runs on it holds, and on others not.
  case depends
  case notJudged(Reason)

  /// Why nothing is said.
  public enum Reason: Hashable, Sendable {
    /// The compiler refuses what is written.
    case malformed
    /// A name that we do not know may decide: a macro from `-define-availability`.
    case customName
    /// `Swift` with a version: which runtime library a system has is not a matter of minimums alone.
    case swiftRuntime
    /// Nobody says which version of the platform the code is built for.
    case unknownMinimum
    /// SDKs disagree about what an `iOS` clause of an attribute means on visionOS, and it matters here.
    case mappedBySDK
    /// A version that never was: `iOS 21`.
    case impossibleVersion
    /// The code is not built for any platform that we know of, or not for the one named.
    case notBuilt
    /// An enclosing gate never lets anyone in: judge that one.
    case unreachable
  }

  var negated: Verdict {
    switch self {
    case .always: .never
    case .never: .always
    case .depends, .notJudged: self
    }
  }
}

/// What can be said of a condition on one platform.
public struct PlatformJudgement: Hashable, Sendable {
  /// Where in the context's `judgedPlatforms`.
  public var index: Int
  public var platform: Platform
  public var verdict: Verdict
  /// The argument whose clause decides, counted from 0; `nil`: `*` does, or nothing.
  public var argument: Int?
  /// The version that the deciding clause compares with; `nil`: `*`, or nothing decides. Raising the
  /// minimum to it makes the condition constant here.
  public var version: Version?
}

/// What can be said of a condition on all platforms that the code is built for.
public struct Judgement: Hashable, Sendable {
  /// `always` and `never` only when it is that on every platform.
  public var verdict: Verdict
  /// In the order of the context's `judgedPlatforms`.
  public var platforms: [PlatformJudgement]
  /// Of a condition that is not constant: the arguments whose clauses are satisfied, and without which it
  /// means the same on every platform built. What remains is never empty and keeps its `*`.
  public var removableArguments: [Int]
  /// What it would be on every platform, were the minimums high enough.
  var onceRaised: Verdict

  /// Whether a clause, and not only `*`, decides on a platform that is built. Where none does, the
  /// condition speaks of platforms that nobody told us of: constant, but hardly for the reason of age.
  public var isDecidedByClause: Bool { platforms.contains { $0.argument != nil } }

  /// Whether it is constant, and only `*` decides.
  public var isDecidedByWildcard: Bool { (verdict == .always || verdict == .never) && !isDecidedByClause }

  /// The minimums from which on the condition would be constant, for the platforms where it is not yet.
  /// `nil` when that cannot be said of one of them.
  public var staleFrom: [(platform: Platform, version: Version)]? {
    var answer: [(platform: Platform, version: Version)] = []
    for place in platforms {
      switch place.verdict {
      case .notJudged(.unreachable), onceRaised: continue
      case .always, .never: return nil
      case .notJudged: return nil
      case .depends:
        guard let version = place.version else { return nil }
        if let known = answer.firstIndex(where: { $0.platform == place.platform }) {
          answer[known].version = max(answer[known].version, version)
        } else {
          answer.append((place.platform, version))
        }
      }
    }
    return answer
  }
}
