/// One `platform version` pair of a condition or an attribute.
public struct Clause: Hashable, Sendable {
  public var name: PlatformName
  /// As it is meant on its platform: `macOS 10.16` is 11.0.
  public var version: Version
  /// Which of the arguments says so, counted from 0, `*` included. The clauses of a macro share theirs.
  public var argument: Int
  /// Written with a version that cannot exist there (`iOS 21`): `version` is as written, not judged.
  public var isImpossible: Bool

  public init(_ name: PlatformName, _ version: Version, argument: Int) {
    self.name = name
    self.argument = argument
    let canonical: Version? =
      switch name {
      case .platform(let platform, _): version.canonical(on: platform)
      // The numbers agree from 26 on. 0 stands for "from the beginning".
      case .anyAppleOS: version >= Version(26) || version == Version(0) ? version : nil
      case .otherSystem, .swiftLanguage, .swiftRuntime, .packageDescription, .custom: version
      }
    self.version = canonical ?? version
    isImpossible = canonical == nil
  }
}

/// The clauses of a condition or of a short attribute, in the order written.
public struct ClauseList: Hashable, Sendable {
  public var clauses: [Clause]
  /// The arguments that are `*`.
  public var wildcards: [Int]
  /// A name that we do not know stands among them: it may speak for any platform that has no clause.
  public var hasCustomName: Bool
  /// `Swift` stands among them: what holds then depends on the runtime library, too.
  public var hasRuntimeName: Bool
  public var argumentCount: Int

  public init(
    clauses: [Clause] = [], wildcards: [Int] = [], hasCustomName: Bool = false, hasRuntimeName: Bool = false,
    argumentCount: Int = 0
  ) {
    self.clauses = clauses
    self.wildcards = wildcards
    self.hasCustomName = hasCustomName
    self.hasRuntimeName = hasRuntimeName
    self.argumentCount = argumentCount
  }
}
