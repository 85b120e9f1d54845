/// One `platform version` pair of a condition or an attribute.
public struct Clause: Hashable, Sendable {
  public var name: PlatformName
  /// The version after ``Version/canonical(on:)``: `macOS 10.16` is 11.0.
  public var version: Version
  /// The index of its argument, from 0; `*` counts. All clauses of a macro have the index of the macro.
  public var argument: Int
  /// No such version can exist on the platform (`iOS 21`). `version` is as written, and the clause is not
  /// judged.
  public var isImpossible: Bool

  public init(_ name: PlatformName, _ version: Version, argument: Int) {
    self.name = name
    self.argument = argument
    let canonical: Version? =
      switch name {
      case .platform(let platform, _): version.canonical(on: platform)
      // Versions from 26 on are the same on every platform. 0 stands for "from the first version on".
      case .anyAppleOS: version >= Version(26) || version == Version(0) ? version : nil
      case .otherSystem, .swiftLanguage, .swiftRuntime, .packageDescription, .custom: version
      }
    self.version = canonical ?? version
    isImpossible = canonical == nil
  }
}

/// The clauses of a condition or of a short-form attribute, in source order.
public struct ClauseList: Hashable, Sendable {
  public var clauses: [Clause] = []
  /// The indices of the arguments that are `*`.
  public var wildcards: [Int] = []
  /// Whether a name is unknown. It may stand for a clause of any platform.
  public var hasCustomName = false
  /// Whether `Swift` is among the names. The result then also depends on the version of the runtime library.
  public var hasRuntimeName = false
  public var argumentCount = 0
}
