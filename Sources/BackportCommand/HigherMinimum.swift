import Availability
import LintCore
import Migration

/// Minimums of `--min` above the declared ones: the migrated code builds only after the project is raised, too.
extension RunPlan {
  /// The declared minimums of changed files that are below `--min`, without duplicates.
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
  /// Warns that changed files belong to targets whose declared minimum is lower than `--min`. Names the manifests
  /// and the command that raises them.
  func warnOfHigherMinimum(of changes: [FileChange], _ plan: RunPlan, _ arguments: Arguments) throws {
    if arguments.allowsHigherMinimum || arguments.isQuiet { return }
    let raised = plan.raisedMinimums(of: changes)
    guard !raised.isEmpty else { return }
    let minimums = try ResolvedArguments(arguments).minimums.minimums
    let platforms = Platform.allCases.filter { platform in raised.contains { $0.platform == platform } }
    let versions = platforms.compactMap { platform in
      // Mac Catalyst follows iOS.
      (minimums[platform] ?? (platform == .macCatalyst ? minimums[.iOS] : nil)).map {
        "\(platform.rawValue)=\($0.shortest)"
      }
    }
    say(
      "warning: --min is above what the project declares: \(Self.list(of: raised)); the migrated code builds only "
        + "after 'backport-migrate --raise \(versions.joined(separator: ","))' or a change by hand")
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

extension Version {
  /// `17` for 17.0, `17.4` otherwise.
  var shortest: String { minor == 0 && patch == 0 ? "\(major)" : description }
}
