import Availability
import LintCore
import Migration
import Reporting

/// Minimums of `--min` above the declared ones: the migrated code builds only after the project is raised, too.
extension RunPlan {
  /// The declared minimums of changed files that are below `--min`, without duplicates.
  fileprivate func raisedMinimums(of changes: [FileChange]) -> [DeploymentTarget] {
    let changed = Set(changes.map(\.path))
    return targetRows.filter { row, targets in
      !targets.raised.isEmpty && files[row].contains { changed.contains($0.path) }
    }.flatMap(\.targets.raised).unique
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
    listed(raised.map { "\($0.platform.rawValue) \($0.minimum) in \($0.declaration)" }.unique, limit: 3)
  }
}

extension Version {
  /// `17` for 17.0, `17.4` otherwise.
  var shortest: String { minor == 0 && patch == 0 ? "\(major)" : description }
}
