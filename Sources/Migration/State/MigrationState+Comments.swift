import LintCore

extension MigrationState {
  /// The findings of a rule in the changed files, by place. They are counted, and never fixed.
  func counted(by rule: Rule) -> [Finding] {
    changes.flatMap { change in
      let file = files[change.file]
      let pass = FilePass(path: file.shownPath, tree: change.after.tree, context: file.context)
      pass.seams = history.originMap(of: change.file).pieces.filter {
        !change.before.tree.tokenIndices(in: $0.original).isEmpty
      }.map(\.current.lowerBound)
      pass.run(rule)
      return pass.findings.filter { file.isNamed && !pass.suppressions.silences($0) }
    }.sorted(by: Finding.precedes)
  }
}
