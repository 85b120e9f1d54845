import LintCore

extension Catalogue {
  /// What tidies up behind the fixes, in the order in which it is reported.
  public static let followUps: [FollowUp] =
    [
      .appliedClosure,
      .loneGroup,
      .knownAnswer,
      .stepwiseCollection,
      .conditionalRest,
      .delayedValue,
      .unusedName,
      .constantVariable,
      .unusedCapture,
      .unreachableCode,
      .needlessCatch,
      .emptiedCondition,
      .chosenAnswer,
      .equalChoice,
      .impliedReturn,
      .skippedTest,
      .neverSkipped,
      .emptiedGroup,
      .emptiedClosure,
      .emptiedFunction,
      .emptiedOverride,
      .emptiedView,
      .inlinedHalf,
      .typedStorage,
      .keptAnswer,
      .orphanedDeclaration,
      .unreferencedAction,
      .emptiedClause,
    ] + FollowUp.emptiedExtensions
}
