import Availability
import Native
import Projects

/// A native declaration, as far as people want to know of it: its name, and since when there is one.
public struct NativeOrigin: Hashable, Sendable {
  /// With its labels: `badge(_:)`.
  public var name: String
  /// By platform, for those that code is built for; without a version where it has always been there.
  public var since: [Since]
  /// What says so: `iOS 26.2 SDK`.
  public var sdk: String
  /// A call of what stands for it takes other labels.
  public var hasOtherLabels = false

  public struct Since: Hashable, Sendable {
    public var platform: Platform
    public var version: Version

    public init(_ platform: Platform, _ version: Version) {
      self.platform = platform
      self.version = version
    }
  }

  public init(name: String, since: [Since], sdk: String) {
    self.name = name
    self.since = since
    self.sdk = sdk
  }

  /// - Parameters:
  ///   - declarations: those that a call may mean: the oldest counts.
  ///   - targets: what the code is built for.
  /// - Returns: `nil` where one of the platforms has none of them.
  public init?(
    _ declarations: [NativeEntry], on platforms: [Platform], in system: NativeSystem
  ) {
    guard let first = declarations.first, !platforms.isEmpty else { return nil }
    name = first.kind == .initializer ? first.owner + first.fullName.dropFirst(4) : first.fullName
    sdk = system.name
    since = []
    for platform in platforms {
      let versions = declarations.compactMap { $0.availability.introduction(on: platform) }
      guard let oldest = versions.min() else { return nil }
      if oldest > Version(0), !since.contains(where: { $0.platform == platform }) {
        since.append(Since(platform, oldest))
      }
    }
  }

  /// `native since iOS 15.0, macOS 12.0`.
  public var phrase: String {
    since.isEmpty
      ? "native on every system"
      : "native since " + since.map { "\($0.platform.rawValue) \($0.version)" }.joined(separator: ", ")
  }
}
