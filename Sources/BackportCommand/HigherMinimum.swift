import Availability
import LintCore

/// Minimums of `--min` above the declared ones: code that is rewritten for them builds only after the project
/// is raised, too.
extension RunPlan {
  /// The declared minimums of rewritten files that are below `--min`, without duplicates.
  fileprivate func raisedMinimums(of changes: [FileChange]) -> [DeploymentTarget] {
    let changed = Set(changes.map(\.path))
    var found: [DeploymentTarget] = []
    for (row, targets) in targetRows where !targets.raised.isEmpty {
      guard files[row].contains(where: { changed.contains($0.path) }) else { continue }
      found += targets.raised.filter { !found.contains($0) }
    }
    return found
  }
}

extension CommandRun {
  /// Refuses to rewrite files that would no longer build. Only warns when nothing is written, when
  /// `--allow-higher-min` is given, or when the files are not under version control: then they are a copy to
  /// experiment with.
  func checkHigherMinimum(of changes: [FileChange], _ plan: RunPlan, _ arguments: Arguments)
    throws(UsageError)
  {
    if arguments.allowsHigherMinimum { return }
    let raised = plan.raisedMinimums(of: changes)
    guard !raised.isEmpty else { return }
    let sentence =
      "--min is above what the project declares: \(Self.list(of: raised)); what is rewritten "
      + "builds only once that is raised, too"
    if !arguments.writes || VersionControl.isUncontrolled(changes.map(\.path)) {
      if !arguments.isQuiet { say(sentence) }
      return
    }
    throw UsageError(
      "\(sentence); nothing was changed; raise it there first, or pass --allow-higher-min")
  }

  private static func list(of raised: [DeploymentTarget]) -> String {
    let limit = 3
    var all: [String] = []
    for target in raised {
      let text = "\(target.platform.rawValue) \(target.minimum) in \(target.declaration)"
      if !all.contains(text) { all.append(text) }
    }
    return all.prefix(limit).joined(separator: ", ")
      + (all.count > limit ? " and \(all.count - limit) more" : "")
  }
}
