/// The oldest version of a platform that a file is built for, and where that is said.
public struct DeploymentTarget: Hashable, Sendable {
  public var platform: Platform
  public var minimum: Version
  /// Whether the file is built into an application extension on this platform; `nil`: both or unknown.
  public var isApplicationExtension: Bool?
  /// For people: `--min`, `Package.swift:5`, `App.xcodeproj (target App, Release)`.
  public var source: String

  public init(_ platform: Platform, _ minimum: Version, isApplicationExtension: Bool? = nil, source: String) {
    self.platform = platform
    self.minimum = minimum
    self.isApplicationExtension = isApplicationExtension
    self.source = source
  }
}
