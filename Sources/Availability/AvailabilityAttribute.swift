/// `@available(…)`, read.
public struct AvailabilityAttribute: Hashable, Sendable {
  public enum Form: Hashable, Sendable {
    /// `iOS 15, macOS 12, *`
    case short(ClauseList)
    /// `iOS, introduced: 15, deprecated: 16, …`
    case long(LongForm)
    /// `swift 5`, `_PackageDescription 5.9`: fine, and none of our business.
    case language
    /// The compiler refuses it, or warns that it says nothing: never judged.
    case malformed
  }

  public var form: Form

  public init(_ form: Form) { self.form = form }

  /// The versions that it says the declaration begins with.
  public var introduction: ClauseList? {
    switch form {
    case .short(let list): list
    case .long(let long): long.introduced.flatMap { long.list(of: $0) }
    case .language, .malformed: nil
    }
  }

  public struct LongForm: Hashable, Sendable {
    /// `nil`: `*`
    public var name: PlatformName?
    public var introduced: Milestone?
    /// Without a version: from the beginning.
    public var deprecated: Milestone?
    public var obsoleted: Milestone?
    /// Which argument says so.
    public var unavailable: Int?
    public var noasync: Int?
    /// The contents of the string literals, as written.
    public var renamed: String?
    public var message: String?

    /// What happens at a version.
    public struct Milestone: Hashable, Sendable {
      public var version: Version?
      /// Which argument says so, counted from 0, the platform's name included.
      public var argument: Int

      public init(version: Version?, argument: Int) {
        self.version = version
        self.argument = argument
      }
    }

    /// Whether it says from which version on something is deprecated or obsolete: what is so without a version says
    /// nothing of age.
    public var namesEnd: Bool { deprecated?.version != nil || obsoleted != nil }

    /// Whether something is left that the compiler heeds when `introduced` goes.
    var hasOtherEffect: Bool { deprecated != nil || obsoleted != nil || unavailable != nil || noasync != nil }

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
  /// Reads the arguments between the parentheses, one string each, without the commas. White space and
  /// comments around and inside are fine.
  public init(arguments: [some StringProtocol], macros: AvailabilityMacros = .init()) {
    self.init(arguments: arguments.map { Array($0.utf8)[...] }, macros: macros)
  }

  /// The same, of the arguments' bytes.
  public init(arguments: [ArraySlice<UInt8>], macros: AvailabilityMacros = .init()) {
    if let long = LongFormReader.read(arguments, macros: macros) {
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
