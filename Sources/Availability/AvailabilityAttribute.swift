/// A parsed `@available(…)` attribute.
public struct AvailabilityAttribute: Hashable, Sendable {
  public enum Form: Hashable, Sendable {
    /// `iOS 15, macOS 12, *`
    case short(ClauseList)
    /// `iOS, introduced: 15, deprecated: 16, …`
    case long(LongForm)
    /// `swift 5`, `_PackageDescription 5.9`: valid, but not about a platform.
    case language
    /// The compiler rejects it, or warns that it has no effect. It is never judged.
    case malformed
  }

  public var form: Form

  /// The versions that introduce the declaration.
  public var introduction: ClauseList? {
    switch form {
    case .short(let list): list
    case .long(let long): long.introduced.flatMap { long.list(of: $0) }
    case .language, .malformed: nil
    }
  }

  public struct LongForm: Hashable, Sendable {
    /// `nil` for `*`.
    public var name: PlatformName?
    public var introduced: Milestone?
    /// A milestone without a version applies from the first version on.
    public var deprecated: Milestone?
    public var obsoleted: Milestone?
    /// The index of the `unavailable` argument.
    public var unavailable: Int?
    public var noasync: Int?
    /// The contents of the string literal, as written.
    public var renamed: String?
    public var message: String?

    /// An event in the life of a declaration, such as `deprecated: 16`.
    public struct Milestone: Hashable, Sendable {
      public var version: Version?
      /// The index of the argument, from 0. The platform's name is argument 0.
      public var argument: Int
    }

    /// Whether the attribute deprecates or obsoletes the declaration at some version. `deprecated` without a
    /// version does not count: it says nothing about age.
    public var namesEnd: Bool { deprecated?.version != nil || obsoleted != nil }

    /// Whether the attribute still has an effect without `introduced`.
    var hasOtherEffect: Bool { deprecated != nil || obsoleted != nil || unavailable != nil || noasync != nil }

    /// Whether a milestone has a version that no project can have as its minimum any more: `deprecated: 1`. Its
    /// author meant "always", so it says nothing about a minimum.
    func isFromTheStart(_ milestone: Milestone) -> Bool {
      guard case .platform(let platform, _)? = name, let version = milestone.version else { return false }
      return version < platform.oldestTarget
    }

    /// The milestone as clauses; `nil` when it has no version or the attribute is for `*`.
    func list(of milestone: Milestone) -> ClauseList? {
      guard let name, let version = milestone.version else { return nil }
      switch name {
      case .custom: return ClauseList(hasCustomName: true, argumentCount: milestone.argument + 1)
      case .swiftRuntime: return ClauseList(hasRuntimeName: true, argumentCount: milestone.argument + 1)
      case .platform, .anyAppleOS, .otherSystem, .swiftLanguage, .packageDescription: break
      }
      return ClauseList(
        clauses: [Clause(name, version, argument: milestone.argument)], argumentCount: milestone.argument + 1)
    }
  }
}

extension AvailabilityAttribute {
  /// Parses the arguments between the parentheses: the UTF-8 bytes of each, without the commas. White space and
  /// comments are allowed.
  public init(arguments: [ArraySlice<UInt8>], macros: AvailabilityMacros = .init()) {
    if let long = LongFormReader.read(arguments) {
      form = long
      return
    }
    var reader = ClauseListReader(macros: macros)
    for argument in arguments { reader.read(argument) }
    if reader.hasLanguageName {
      form = arguments.count == 1 && !reader.isMalformed ? .language : .malformed
    } else {
      let isFine = !reader.isMalformed && !reader.list.wildcards.isEmpty && arguments.count > 1
      form = isFine ? .short(reader.list) : .malformed
    }
  }
}
