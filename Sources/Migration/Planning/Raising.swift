import Availability
import LintCore
import Projects

extension LintContext {
  /// The source of raised minimums.
  private static let source = "--forecast"

  /// The same context with the minimums of some platforms raised, as by `--min`. Higher minimums stay; a
  /// platform without a minimum gets one.
  func raised(to minimums: [Forecast.Minimum]) -> LintContext {
    var raised = targets.map { target in
      guard let minimum = minimums.first(where: { $0.platform == target.platform }),
        target.minimum < minimum.version
      else { return target }
      return DeploymentTarget(
        target.platform, minimum.version, isApplicationExtension: target.isApplicationExtension,
        source: Self.source)
    }
    for minimum in minimums where unlisted.contains(minimum.platform) {
      raised.append(DeploymentTarget(minimum.platform, minimum.version, source: Self.source))
    }
    var stated = availability.statedTargets.map { target in
      let minimum = minimums.first { $0.platform == target.platform }?.version ?? target.minimum
      return DeploymentTarget(target.platform, max(minimum, target.minimum), source: target.source)
    }
    // What only other files are built for counts where clauses name it; nobody names a Mac Catalyst that follows iOS.
    let known = raised.map(\.platform) + stated.map(\.platform) + [.macCatalyst]
    for minimum in minimums where !raised.isEmpty && !known.contains(minimum.platform) {
      stated.append(DeploymentTarget(minimum.platform, minimum.version, source: Self.source))
    }
    let unlisted = unlisted.filter { platform in !minimums.contains { $0.platform == platform } }
    return LintContext(
      targets: raised, unlisted: unlisted, stated: stated, macros: macros, libraries: libraries,
      namespaces: namespaces,
      rules: rules, isProgram: isProgram, system: system, buildIndex: buildIndex)
  }
}

extension [LintFile] {
  /// The files, judged with raised minimums.
  public func raised(to minimums: [Forecast.Minimum]) -> [LintFile] {
    var contexts: [ObjectIdentifier: LintContext] = [:]
    return map { file in
      let id = ObjectIdentifier(file.context)
      let context = contexts[id] ?? file.context.raised(to: minimums)
      contexts[id] = context
      var file = file
      file.context = context
      return file
    }
  }
}

extension [Forecast.Minimum] {
  /// Mac Catalyst follows iOS unless it is raised itself.
  var withCatalyst: [Forecast.Minimum] {
    guard let iOS = first(where: { $0.platform == .iOS }), !contains(where: { $0.platform == .macCatalyst })
    else { return self }
    let catalyst = DeploymentTarget.catalyst(following: DeploymentTarget(.iOS, iOS.version, source: ""))
    return self + [Forecast.Minimum(.macCatalyst, catalyst.minimum)]
  }
}

/// Yearly releases: versions that appeared together, and are raised together.
enum Generation {
  /// The version of a platform in a year; `nil` before its first release, and for platforms without yearly
  /// releases.
  static func version(of platform: Platform, inYear year: Int) -> Version? {
    let since2019 = year - 2019
    guard since2019 >= 0 else { return nil }
    if year >= 2025 { return platform == .driverKit ? nil : Version(26 + year - 2025) }
    switch platform {
    case .iOS, .tvOS, .macCatalyst: return Version(13 + since2019)
    case .macOS: return since2019 == 0 ? Version(10, 15) : Version(10 + since2019)
    case .watchOS: return Version(6 + since2019)
    case .visionOS: return year >= 2023 ? Version(year - 2022) : nil
    case .driverKit: return nil
    }
  }

  /// The first year in which a platform had at least this version; `nil` for versions more than ten years
  /// ahead.
  static func year(of version: Version, on platform: Platform) -> Int? {
    (2019...2035).first { (self.version(of: platform, inYear: $0) ?? Version(0)) >= version }
  }
}
