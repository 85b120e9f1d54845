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
    if case .platform(let platform, _) = name {
      let canonical = version.canonical(on: platform)
      self.version = canonical ?? version
      self.isImpossible = canonical == nil
    } else {
      self.version = version
      self.isImpossible = false
    }
  }
}

/// The clauses of a condition or of a short attribute, in the order written.
public struct ClauseList: Hashable, Sendable {
  public var clauses: [Clause]
  /// The arguments that are `*`.
  public var wildcards: [Int]
  /// A name that we do not know stands among them: it may speak for any platform that has no clause.
  public var hasCustomName: Bool
  public var argumentCount: Int

  public init(
    clauses: [Clause] = [], wildcards: [Int] = [], hasCustomName: Bool = false, argumentCount: Int = 0
  ) {
    self.clauses = clauses
    self.wildcards = wildcards
    self.hasCustomName = hasCustomName
    self.argumentCount = argumentCount
  }
}
