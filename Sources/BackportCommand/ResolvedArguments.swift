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
    minimums = try orUsageError("--min \(arguments.minimums.joined(separator: ",")): ") {
      try arguments.minimums.reduce(into: .init()) { try $0.merge(MinimumSpecification($1)) }
    }
    if let text = arguments.raise, !text.isEmpty {
      raise = try orUsageError("--raise \(text): ") { try MinimumSpecification(text) }
      try checkReleased(text)
    }
    guard !arguments.platforms.isEmpty else { return }
    let list = arguments.platforms.joined(separator: ",")
    platforms = try orUsageError("--platforms \(list): ") { try Platform.list(list) }
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
