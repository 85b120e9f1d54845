extension ProjectAnalysis {
  /// A rule and a project. A folder can contain many repositories, and equal names in different repositories
  /// are unrelated.
  struct Topic: Hashable, Comparable {
    var rule: RuleName
    var project: Int

    static func < (left: Topic, right: Topic) -> Bool {
      (left.rule, left.project) < (right.rule, right.project)
    }
  }
}
