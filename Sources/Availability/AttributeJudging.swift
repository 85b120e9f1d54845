/// The judgement of an `@available` attribute in its scope.
public struct AttributeJudgement: Hashable, Sendable {
  /// `always`: the declaration exists on every platform built, from the minimum on. `nil`: the attribute
  /// introduces nothing.
  public var introduction: Judgement?
  /// `always`: deprecated on every platform built, from the minimum on.
  public var deprecation: Judgement?
  /// `always`: the declaration is obsolete on every platform built. Only `obsoleted:` counts, not
  /// `unavailable`.
  public var obsoletion: Judgement?
  public var removal: Removal

  /// The part of an attribute that is redundant.
  public enum Removal: Hashable, Sendable {
    case nothing
    /// The arguments at these indices, from 0. At least one argument remains.
    case arguments([Int])
    case whole
  }
}

extension AvailabilityContext {
  /// Judges the attribute of a declaration. `self` describes the scope *around* the declaration. Of several
  /// attributes, each is judged on its own.
  public func judge(_ attribute: AvailabilityAttribute) -> AttributeJudgement {
    switch attribute.form {
    case .short(let list):
      let judgement = judge(list, as: .attribute, elsewhere: .always)
      return AttributeJudgement(introduction: judgement, removal: removal(judgement))
    case .long(let long):
      var answer = AttributeJudgement(removal: .nothing)
      answer.deprecation = long.deprecated.flatMap { long.isFromTheStart($0) ? nil : judge(long, $0) }
      answer.obsoletion = long.obsoleted.map { judge(long, $0) }
      if let introduced = long.introduced, let list = long.list(of: introduced) {
        let judgement = judge(list, as: .attribute, elsewhere: nil, findsRemovable: false)
        answer.introduction = judgement
        if judgement.verdict == .always, !long.isFromTheStart(introduced) {
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

  /// Judges `@backDeployed`. `always`: every platform built has the function itself.
  public func judge(_ deployment: BackDeployment) -> AttributeJudgement {
    guard !deployment.isMalformed else {
      return AttributeJudgement(introduction: unjudged(.malformed), removal: .nothing)
    }
    let judgement = judge(deployment.list, as: .backDeployment, elsewhere: .always)
    return AttributeJudgement(introduction: judgement, removal: removal(judgement))
  }

  /// Judges one milestone of the long form. On platforms that the attribute does not name, the milestone is
  /// never reached.
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
    // No version: the milestone applies from the first version of the named platform.
    return judge(
      ClauseList(clauses: [Clause(name, Version(0), argument: milestone.argument)]), as: .attribute,
      elsewhere: .never, findsRemovable: false, countsStated: false)
  }

  private func removal(_ judgement: Judgement) -> AttributeJudgement.Removal {
    if judgement.verdict == .always { return judgement.isDecidedByClause ? .whole : .nothing }
    return judgement.removableArguments.isEmpty ? .nothing : .arguments(judgement.removableArguments)
  }
}
