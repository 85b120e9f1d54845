import Availability

/// The systems on which a declaration can be used, by its own `@available` attributes and those of the
/// declarations around it.
public struct NativeAvailability: Hashable, Sendable {
  /// The availability on one platform.
  public struct Span: Hashable, Sendable {
    public var introduced: Version?
    public var deprecated: Version?
    public var obsoleted: Version?
    /// Also true for `deprecated` without a version, from the first version on.
    public var isDeprecated = false
    public var isUnavailable = false
  }

  /// The platforms that an attribute names.
  public var platforms: [Platform: Span] = [:]
  /// `anyAppleOS`: for platforms that no attribute names.
  public var anyAppleOS: Span?
  /// `*` and `swift` versions: for all platforms.
  public var everywhere = Span()
  /// `iOSApplicationExtension, unavailable` and the like.
  public var isUnavailableInExtensions = false
  /// The new name in the declaration's own attributes.
  public var renamed: String?

  public init() {}
}

extension NativeAvailability {
  /// The availability on a platform: its own entry, else that of the platform it inherits from, else that of
  /// `anyAppleOS`.
  ///
  /// Catalyst and visionOS inherit from iOS, and visionOS 1.0 is iOS 17.1. Later versions follow the SDK's
  /// version map, which SDKs before visionOS 2 do not need.
  public func span(on platform: Platform) -> Span {
    var span = platforms[platform] ?? inherited(platform) ?? anyAppleOS ?? Span()
    span.isDeprecated = span.isDeprecated || everywhere.isDeprecated
    span.isUnavailable = span.isUnavailable || everywhere.isUnavailable
    return span
  }

  private func inherited(_ platform: Platform) -> Span? {
    switch platform {
    case .macCatalyst: return platforms[.iOS]
    case .visionOS:
      guard var span = platforms[.iOS] else { return nil }
      span.introduced = span.introduced?.visionOSVersions.upperBound
      span.deprecated = span.deprecated?.visionOSVersions.upperBound
      span.obsoleted = span.obsoleted?.visionOSVersions.upperBound
      return span
    default: return nil
    }
  }

  /// The first version of a platform that has it. 0.0: it always existed; `nil`: it does not exist, or no
  /// longer does.
  public func introduction(on platform: Platform) -> Version? {
    let span = span(on: platform)
    return span.isUnavailable ? nil : span.introduced ?? Version(0)
  }

  /// Whether code with this minimum can use it without a check.
  public func isUsable(on platform: Platform, from minimum: Version) -> Bool {
    let span = span(on: platform)
    if let introduced = span.introduced, introduced > minimum { return false }
    if let obsoleted = span.obsoleted, obsoleted <= minimum { return false }
    return !span.isUnavailable
  }
}

extension NativeAvailability {
  /// The availability of a declaration inside another one: it exists when both do.
  public func within(_ outer: NativeAvailability) -> NativeAvailability {
    var result = self
    for (platform, span) in outer.platforms {
      result.platforms[platform] = platforms[platform].map { $0.within(span) } ?? span
    }
    if let span = outer.anyAppleOS { result.anyAppleOS = anyAppleOS.map { $0.within(span) } ?? span }
    result.everywhere = everywhere.within(outer.everywhere)
    result.isUnavailableInExtensions = isUnavailableInExtensions || outer.isUnavailableInExtensions
    return result
  }
}

extension NativeAvailability.Span {
  func within(_ outer: Self) -> Self {
    .init(
      introduced: Self.choose(introduced, outer.introduced, max),
      deprecated: Self.choose(deprecated, outer.deprecated, min),
      obsoleted: Self.choose(obsoleted, outer.obsoleted, min),
      isDeprecated: isDeprecated || outer.isDeprecated,
      isUnavailable: isUnavailable || outer.isUnavailable)
  }

  private static func choose(
    _ left: Version?, _ right: Version?, _ pick: (Version, Version) -> Version
  ) -> Version? {
    guard let left, let right else { return left ?? right }
    return pick(left, right)
  }
}
