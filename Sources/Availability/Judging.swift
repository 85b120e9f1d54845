extension AvailabilityContext {
  /// Judges a condition in this context.
  public func judge(_ condition: AvailabilityCondition) -> Judgement {
    if condition.isMalformed { return unjudged(.malformed) }
    return judge(
      condition.list, as: .condition, isNegated: condition.isUnavailable, elsewhere: .always)
  }

  /// A judgement without a verdict.
  func unjudged(_ reason: Verdict.Reason) -> Judgement {
    Judgement(verdict: .notJudged(reason), platforms: [], removableArguments: [], onceRaised: .always)
  }

  /// - Parameter elsewhere: the verdict for platforms to which no clause applies; `nil`: they are ignored.
  /// - Parameter findsRemovable: whether to compute the removable arguments.
  /// - Parameter countsStated: whether platforms with only a stated minimum count.
  func judge(
    _ list: ClauseList, as use: ClauseUse, isNegated: Bool = false, elsewhere: Verdict?,
    findsRemovable: Bool = true, countsStated: Bool = true
  ) -> Judgement {
    var places: [PlatformJudgement] = []
    var satisfied: ArgumentSet = []
    let judged = countsStated ? self.places(for: list) : platforms
    for (index, place) in judged.enumerated() where index < platforms.count || list.names(place.platform) {
      guard let outcome = list.outcome(on: place, as: use, elsewhere: elsewhere) else { continue }
      if outcome.verdict == .always, let argument = outcome.argument { satisfied.insert(argument) }
      places.append(
        PlatformJudgement(
          index: index, platform: place.platform,
          verdict: isNegated ? outcome.verdict.negated : outcome.verdict,
          argument: outcome.argument, version: outcome.version))
    }
    let verdict = Verdict(combining: places)
    let isConstant = verdict == .always || verdict == .never
    return Judgement(
      verdict: verdict, platforms: places,
      removableArguments: isConstant || !findsRemovable
        ? [] : removableArguments(of: list, as: use, among: satisfied, on: judged),
      onceRaised: isNegated ? .never : .always)
  }

  /// The arguments that can be removed, one after the other, with no change on any platform.
  /// - Parameter satisfied: the arguments that decide on some platform, and hold there.
  private func removableArguments(
    of list: ClauseList, as use: ClauseUse, among satisfied: ArgumentSet, on judged: [BuiltPlatform]
  ) -> [Int] {
    var removed: ArgumentSet = []
    var answer: [Int] = []
    if satisfied == [] { return answer }
    let reached = judged.filter { !$0.known.isEmpty }
    let decisions = reached.map { list.decisions(on: $0, as: use) }
    for argument in 0..<min(list.argumentCount, 64) where satisfied.contains(argument) {
      removed.insert(argument)
      let changesNothing = reached.indices.allSatisfy { index in
        list.meansTheSame(
          decisions[index], list.decisions(on: reached[index], as: use, without: removed),
          on: reached[index])
      }
      if changesNothing { answer.append(argument) } else { removed.remove(argument) }
    }
    return answer
  }
}

/// The result of a list of clauses on one platform.
private struct Outcome: Hashable {
  var verdict: Verdict
  var argument: Int?
  var version: Version?
}

extension ClauseList {
  /// `nil`: no clause applies to the platform, and it is ignored.
  fileprivate func outcome(on place: BuiltPlatform, as use: ClauseUse, elsewhere: Verdict?) -> Outcome? {
    if place.known.isEmpty { return Outcome(verdict: .notJudged(.unreachable)) }
    let decisions = decisions(on: place, as: use)
    guard let first = outcome(decisions.0, on: place, elsewhere: elsewhere) else {
      return decisions.1.flatMap { outcome($0, on: place, elsewhere: elsewhere) }
    }
    guard let second = decisions.1.flatMap({ outcome($0, on: place, elsewhere: elsewhere) }) else {
      return first
    }
    switch (first.verdict, second.verdict) {
    case (.notJudged, _): return first
    case (_, .notJudged): return second
    case (let one, let other) where one == other:
      return (first.version ?? Version(0)) < (second.version ?? Version(0)) ? second : first
    case (.always, .depends), (.never, .depends): return second
    case (.depends, _): return first
    default: return Outcome(verdict: .depends)
    }
  }

  private func outcome(_ decision: Decision, on place: BuiltPlatform, elsewhere: Verdict?) -> Outcome? {
    switch decision {
    case .clause(let index, let versions):
      let argument = clauses[index].argument
      let verdict = place.known.isAtLeast(versions.upperBound)
      guard place.known.isAtLeast(versions.lowerBound) == verdict else {
        return Outcome(verdict: .notJudged(.mappedBySDK), argument: argument)
      }
      let isOpen = verdict == .depends && place.target == nil
      return Outcome(
        verdict: isOpen ? .notJudged(.unknownMinimum) : verdict, argument: argument,
        version: versions.upperBound)
    case .satisfied(let index):
      return Outcome(verdict: .always, argument: clauses[index].argument)
    case .wildcard:
      return elsewhere.map { Outcome(verdict: $0) }
    case .notJudged(let reason):
      return Outcome(verdict: .notJudged(reason))
    }
  }

  /// Whether two sets of decisions give the same result on a platform, whichever clause decides.
  fileprivate func meansTheSame(
    _ before: (Decision, Decision?), _ after: (Decision, Decision?), on place: BuiltPlatform
  ) -> Bool {
    meansTheSame(before.0, after.0, on: place)
      && meansTheSame(before.1 ?? before.0, after.1 ?? after.0, on: place)
  }

  private func meansTheSame(_ before: Decision, _ after: Decision, on place: BuiltPlatform) -> Bool {
    if before == after { return true }
    guard let old = outcome(before, on: place, elsewhere: .always),
      let new = outcome(after, on: place, elsewhere: .always)
    else { return false }
    switch (old.verdict, new.verdict) {
    case (.always, .always), (.never, .never): return true
    default: return false
    }
  }
}

extension Verdict {
  /// Combines the judgements: constant when all platforms that can reach the code have the same constant.
  init(combining places: [PlatformJudgement]) {
    var combined: Verdict?
    for place in places where place.verdict != .notJudged(.unreachable) {
      switch (combined, place.verdict) {
      case (_, .depends), (.depends, _): combined = .depends
      case (nil, let verdict): combined = verdict
      case (.notJudged, _): break
      case (_, .notJudged): combined = place.verdict
      case (.some(let one), let other): combined = one == other ? one : .depends
      }
    }
    self = combined ?? .notJudged(places.isEmpty ? .notBuilt : .unreachable)
  }
}
