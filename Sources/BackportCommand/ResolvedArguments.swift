import Availability
import Projects

/// The resolved values of the arguments.
struct ResolvedArguments {
  var minimums = MinimumSpecification()
  /// The minimums to write into manifests.
  var raise: MinimumSpecification?
  /// `nil`: no restriction.
  var platforms: Set<Platform>?

  init(_ arguments: Arguments) throws(UsageError) {
    do {
      for text in arguments.minimums { try minimums.merge(MinimumSpecification(text)) }
    } catch {
      throw UsageError("--min \(arguments.minimums.joined(separator: ",")): \(error)")
    }
    if let text = arguments.raise, !text.isEmpty {
      do {
        raise = try MinimumSpecification(text)
      } catch {
        throw UsageError("--raise \(text): \(error)")
      }
      try checkReleased(text)
    }
    guard !arguments.platforms.isEmpty else { return }
    do {
      platforms = try Platform.list(arguments.platforms.joined(separator: ","))
    } catch {
      throw UsageError("--platforms \(arguments.platforms.joined(separator: ",")): \(error)")
    }
  }

  /// A minimum that no system ever had is a mistake.
  private func checkReleased(_ text: String) throws(UsageError) {
    for platform in Platform.allCases {
      guard let version = raise?.minimums[platform], !platform.hasReleased(version) else { continue }
      throw UsageError(
        "--raise \(text): \(platform.rawValue) \(version) was never released; name one of "
          + "\(platform.rawValue) \(platform.releasedMajors), with a minor version that exists")
    }
  }
}

extension ExcludeSet {
  /// The patterns of a configuration, relative to its folder.
  init(configuration path: String, patterns: [String]) {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    self.init(folder: folder, patterns: patterns)
  }
}
