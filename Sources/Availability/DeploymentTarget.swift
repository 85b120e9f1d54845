/// The oldest version of a platform that a file is built for, and the source of that fact.
public struct DeploymentTarget: Hashable, Sendable {
  public var platform: Platform
  public var minimum: Version
  /// Whether the file is built into an application extension on this platform; `nil`: both or unknown.
  public var isApplicationExtension: Bool?
  /// The source to show: `--min`, `Package.swift:5`, `App.xcodeproj (target App, Release)`.
  public var source: String

  public init(_ platform: Platform, _ minimum: Version, isApplicationExtension: Bool? = nil, source: String) {
    self.platform = platform
    self.minimum = minimum
    self.isApplicationExtension = isApplicationExtension
    self.source = source
  }
}

extension DeploymentTarget {
  /// The suffix of `source` for a file that no known target builds: the lowest minimum of all apps is taken.
  public static let lowestOfAll = "the lowest of all apps here: no known target builds it"

  public var isLowestOfAll: Bool {
    source.utf8.count >= Self.lowestOfAll.utf8.count
      && source.utf8.suffix(Self.lowestOfAll.utf8.count).elementsEqual(Self.lowestOfAll.utf8)
  }

  /// `source` without the suffix ``lowestOfAll``.
  public var declaration: String {
    isLowestOfAll ? String(source.dropLast(Self.lowestOfAll.count + ", ".count)) : source
  }

  /// The same target, marked as a guess for a file that no known target builds.
  public var ofAll: DeploymentTarget {
    DeploymentTarget(
      platform, minimum, isApplicationExtension: isApplicationExtension,
      source: "\(source), \(Self.lowestOfAll)")
  }
}
