/// What can be said of an attribute in its enclosing scope.
public struct AttributeJudgement: Hashable, Sendable {
  /// Whether the declaration is there from the beginning; `nil` when the attribute says nothing of it.
  public var introduction: Judgement?
  /// `always`: deprecated on every platform built, from the minimum on.
  public var deprecation: Judgement?
  /// `always`: it cannot be used on any platform built. `unavailable` does not count, only `obsoleted`.
  public var obsoletion: Judgement?
  public var removal: Removal

  /// What of an attribute says nothing that is not known.
  public enum Removal: Hashable, Sendable {
    case nothing
    /// Those arguments, counted from 0; something remains.
    case arguments([Int])
    case whole
  }
}

extension AvailabilityContext {
  /// What can be said of the attribute of a declaration, `self` being what is known *around* the
  /// declaration. Each of several attributes is judged by itself.
  public func judge(_ attribute: AvailabilityAttribute) -> AttributeJudgement {
    switch attribute.form {
    case .short(let list):
      let judgement = judge(list, as: .attribute, elsewhere: .always)
      return AttributeJudgement(introduction: judgement, removal: removal(judgement))
    case .long(let long):
      var answer = AttributeJudgement(removal: .nothing)
      answer.deprecation = long.deprecated.map { judge(long, $0) }
      answer.obsoletion = long.obsoleted.map { judge(long, $0) }
      if let introduced = long.introduced, let list = long.list(of: introduced) {
        let judgement = judge(list, as: .attribute, elsewhere: nil, findsRemovable: false)
        answer.introduction = judgement
        if judgement.verdict == .always {
          if long.hasOtherEffect {
            answer.removal = .arguments([introduced.argument])
          } else if long.renamed == nil, long.message == nil {
            answer.removal = .whole
          }
        }
      }
      return answer
    case .language:
      return AttributeJudgement(removal: .nothing)
    case .malformed:
      return AttributeJudgement(introduction: unjudged(.malformed), removal: .nothing)
    }
  }

  /// What can be said of back deployment: `always` means that every platform built has the function itself.
  public func judge(_ deployment: BackDeployment) -> AttributeJudgement {
    guard !deployment.isMalformed else {
      return AttributeJudgement(introduction: unjudged(.malformed), removal: .nothing)
    }
    let judgement = judge(deployment.list, as: .backDeployment, elsewhere: .always)
    return AttributeJudgement(introduction: judgement, removal: removal(judgement))
  }

  /// A milestone of the long form; where the attribute does not speak, nothing happens.
  func judge(
    _ long: AvailabilityAttribute.LongForm, _ milestone: AvailabilityAttribute.LongForm.Milestone
  ) -> Judgement {
    if let list = long.list(of: milestone) {
      return judge(list, as: .attribute, elsewhere: .never, findsRemovable: false, countsStated: false)
    }
    guard let name = long.name else {
      return judge(
        ClauseList(), as: .attribute, elsewhere: .always, findsRemovable: false, countsStated: false)
    }
    // Without a version: from the beginning, where the platform counts.
    return judge(
      ClauseList(clauses: [Clause(name, Version(0), argument: milestone.argument)]), as: .attribute,
      elsewhere: .never, findsRemovable: false, countsStated: false)
  }

  private func removal(_ judgement: Judgement) -> AttributeJudgement.Removal {
    if judgement.verdict == .always { return judgement.isDecidedByClause ? .whole : .nothing }
    return judgement.removableArguments.isEmpty ? .nothing : .arguments(judgement.removableArguments)
  }
}
