import Availability
import Native
import Projects

/// A native declaration in messages: its name, and the versions that introduced it.
public struct NativeOrigin: Hashable, Sendable {
  /// Including its labels: `badge(_:)`.
  public var name: String
  /// For each platform built. Without a version the declaration always existed.
  public var since: [Since]
  /// The source: `iOS 26.2 SDK`.
  public var sdk: String
  /// Whether the shim's calls have other labels.
  public var hasOtherLabels = false

  public struct Since: Hashable, Sendable {
    public var platform: Platform
    public var version: Version
  }

  public init(name: String, since: [Since], sdk: String) {
    self.name = name
    self.since = since
    self.sdk = sdk
  }

  /// - Parameters:
  ///   - declarations: the declarations that a call may refer to. The oldest counts.
  ///   - targets: the targets that the code is built for.
  /// - Returns: `nil` when a platform has none of them.
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
        since.append(Since(platform: platform, version: oldest))
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
