/// The result of judging a condition.
public enum Verdict: Hashable, Sendable {
  case always
  case never
  /// It holds on some of the systems that the code runs on, and not on others.
  case depends
  case notJudged(Reason)

  /// Why there is no verdict.
  public enum Reason: Hashable, Sendable {
    /// The compiler rejects the source.
    case malformed
    /// An unknown name may decide: it may be a macro from `-define-availability`.
    case customName
    /// `Swift` with a version: the runtime library of a system does not follow from the minimum alone.
    case swiftRuntime
    /// The minimum of the platform is unknown.
    case unknownMinimum
    /// SDKs disagree about the version of visionOS that an `iOS` clause of an attribute stands for, and the
    /// result depends on it.
    case mappedBySDK
    /// A version that never existed: `iOS 21`.
    case impossibleVersion
    /// The code is not built for any known platform, or not for the platform that the clause names.
    case notBuilt
    /// An enclosing gate never holds. That gate is judged instead.
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

/// The judgement of a condition on one platform.
public struct PlatformJudgement: Hashable, Sendable {
  /// The index in the context's `judgedPlatforms`.
  public var index: Int
  public var platform: Platform
  public var verdict: Verdict
  /// The index of the argument whose clause decides, from 0. `nil`: `*` decides, or nothing does.
  public var argument: Int?
  /// The version that the deciding clause compares with. Raising the minimum to it makes the condition
  /// constant here. `nil`: `*` decides, or nothing does.
  public var version: Version?
}

/// The judgement of a condition on all platforms built.
public struct Judgement: Hashable, Sendable {
  /// `always` and `never` only when the verdict is the same on every platform.
  public var verdict: Verdict
  /// In the order of the context's `judgedPlatforms`.
  public var platforms: [PlatformJudgement]
  /// For a condition that is not constant: the arguments that can be removed with no change on any platform
  /// built. At least one argument and the `*` remain.
  public var removableArguments: [Int]
  /// The verdict once all minimums are high enough.
  var onceRaised: Verdict

  /// Whether a clause, and not only `*`, decides on a platform built. Otherwise the condition names only
  /// platforms that are not built: it is constant, but not because of age.
  public var isDecidedByClause: Bool { platforms.contains { $0.argument != nil } }

  /// Whether the verdict is constant and only `*` decides.
  public var isDecidedByWildcard: Bool { (verdict == .always || verdict == .never) && !isDecidedByClause }

  /// The minimums from which on the condition is constant, for the platforms where it is not yet. `nil` when
  /// this is unknown for one of them.
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
