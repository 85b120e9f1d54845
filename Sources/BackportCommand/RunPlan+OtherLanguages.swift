import Availability
import LintCore
import Projects

/// The Objective-C, C and C++ files of a run, and what they are built for.
struct OtherSources: Sendable {
  let discovery: Discovery
  let targets: TargetResolver
  let configurations: ConfigurationMap

  /// Counts the availability checks in the project's own files.
  func count(workers: Int, _ protected: ProtectedFiles?) -> OtherLanguages {
    guard !discovery.otherSources.isEmpty else { return OtherLanguages() }
    let ignored = GitIgnore.ignored(discovery.otherSources, in: discovery)
    let files = discovery.otherSources.filter { !ignored.contains($0) }
    return OtherLanguages.count(
      in: files.map(\.path), workers: workers, isOwn: { protected?.reason(for: files[$0].path) == nil },
      platforms: { [targets, configurations] index in
        let found = targets.targets(
          for: files[index], configuration: configurations.configuration(for: files[index]))
        return AvailabilityContext(
          targets: found.targets, unlisted: found.unlisted, stated: found.stated)
      })
  }
}
