import Availability
import LintCore
import SwiftSource
import SystemCalls

/// Judges a project at one minimum after the other. Files are read and parsed once; a step judges again only what the
/// change of the minimum can concern.
public struct Forecaster: Sendable {
  public var linter: Linter
  /// Called after each step with the number of steps done, of all.
  public var progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?
  /// Plans a migration with raised minimums; `nil`: steps count the findings of a lint.
  public var plan: (@Sendable ([Forecast.Minimum]) -> Forecast.Plan)?

  public init(linter: Linter, progress: (@Sendable (_ done: Int, _ total: Int) -> Void)? = nil) {
    self.linter = linter
    self.progress = progress
    // There are many steps, and the memory of each must be freed before the next.
    self.linter.memory = .sparing
    self.linter.progress = nil
  }

  /// The findings at each minimum from the present ones up to the newest in the code, and all shims found at
  /// any step.
  /// - Parameter hidden: why the files may not be the whole project, as a sentence without a full stop.
  public func run(_ files: [LintFile], hidden: String? = nil) -> (forecast: Forecast, inventory: Inventory) {
    let project = ForecastFiles(files, workers: linter.workers)
    let rows = platformGroups(of: files).map { group in (group: group, rows: group.rows(project.mentioned)) }
    let years = yearlyRows(of: rows.flatMap(\.group.members), project.mentioned)
    var run = ForecastRun(linter: linter, project: project, hidden: hidden)
    func planned(_ step: Forecast.Step) -> Forecast.Step {
      guard let plan else { return step }
      var step = step
      step.count(plan(step.minimums.withCatalyst))
      return step
    }
    let present = planned(run.present())
    let total = rows.reduce(0) { $0 + $1.rows.count } + years.count
    var done = 0
    func step(_ minimums: [Forecast.Minimum]) -> Forecast.Step {
      done += 1
      defer { progress?(done, total) }
      return planned(run.step(minimums))
    }
    var series = rows.map { group, rows in
      run.restart()
      return Forecast.Series(
        platforms: group.members.map(\.platform), present: group.members, steps: [present] + rows.map(step))
    }
    // A check that names several platforms may need all of them raised.
    let gaining = series.contains(where: \.hasGain) ? series.count(where: \.hasGain) : series.count
    if gaining > 1, !years.isEmpty {
      run.restart()
      let raised = rows.flatMap(\.group.members).filter(\.hasYearlyReleases)
      let together = Forecast.Series(
        platforms: raised.map(\.platform), present: raised, steps: [present] + years.map(step))
      if together.hasGain { series.append(together) }
    }
    let inventory = run.shims.inventory()
    return (Forecast(series: series), inventory)
  }

  /// The platforms of the files, each with its lowest minimum. Mac Catalyst follows iOS where that is built.
  private func platformGroups(of files: [LintFile]) -> [PlatformGroup] {
    var lowest: [Platform: Version] = [:]
    var seen: Set<ObjectIdentifier> = []
    for file in files where seen.insert(ObjectIdentifier(file.context)).inserted {
      for target in file.context.targets {
        lowest[target.platform] = min(lowest[target.platform] ?? target.minimum, target.minimum)
      }
    }
    return Platform.allCases.compactMap { platform in
      guard let minimum = lowest[platform], platform != .macCatalyst || lowest[.iOS] == nil else {
        return nil
      }
      var members = [Forecast.Minimum(platform, minimum)]
      if platform == .iOS, let catalyst = lowest[.macCatalyst] {
        members.append(Forecast.Minimum(.macCatalyst, catalyst))
      }
      return PlatformGroup(members: members)
    }
  }

  /// All platforms raised together, by yearly releases.
  private func yearlyRows(
    of platforms: [Forecast.Minimum], _ mentioned: MentionedVersions
  ) -> [[Forecast.Minimum]] {
    let years = platforms.flatMap { present in
      mentioned.versions(of: present.platform, above: present.version)
        .compactMap { Generation.year(of: $0, on: present.platform) }
    }
    let raised = platforms.filter(\.hasYearlyReleases)
    let first = raised.compactMap { Generation.year(of: $0.version, on: $0.platform) }.min() ?? 2019
    return (first...max(first, years.max() ?? first)).compactMap { year in
      let minimums = raised.map { present in
        let version = Generation.version(of: present.platform, inYear: year)
        return Forecast.Minimum(present.platform, max(present.version, version ?? present.version))
      }
      return minimums == raised ? nil : minimums
    }
  }
}

/// Platforms whose minimums rise together: one, or iOS and Mac Catalyst, which is built for iOS's minimum.
private struct PlatformGroup {
  var members: [Forecast.Minimum]

  /// The minimums at which something in the code can become stale.
  func rows(_ mentioned: MentionedVersions) -> [[Forecast.Minimum]] {
    let versions = members.reduce(into: Set<Version>()) {
      $0.formUnion(mentioned.versions(of: $1.platform, above: $1.version))
    }
    return versions.sorted().compactMap { version in
      let row = members.map { Forecast.Minimum($0.platform, max($0.version, version)) }
      return row[0] == members[0] && row.count > 1 && row[1] == members[1] ? nil : row
    }
  }
}

extension Forecast.Minimum {
  fileprivate var hasYearlyReleases: Bool { Generation.version(of: platform, inYear: 2025) != nil }
}

extension MentionedVersions {
  /// The versions of a platform that a project can be raised to; `iOS 99` means "never".
  fileprivate func versions(of platform: Platform, above minimum: Version) -> [Version] {
    (versions[platform] ?? []).filter { $0 > minimum && !platform.isNever($0) }
  }
}
