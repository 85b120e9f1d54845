/// An Apple platform that code is built for.
public enum Platform: String, Hashable, CaseIterable, Sendable {
  case iOS, macOS, tvOS, watchOS, visionOS, macCatalyst, driverKit
}

extension Platform {
  /// Parses a platform's name in a flag or a configuration: in any case, with old names (`OSX`, `xrOS`) and
  /// marketing names (`iPadOS`, `Catalyst`).
  ///
  /// For names in source, where the compiler is strict, see ``PlatformName``.
  public init?(informalName name: some StringProtocol) {
    switch name.lowercased() {
    case "ios", "ipados", "iphoneos": self = .iOS
    case "macos", "osx", "macosx": self = .macOS
    case "tvos", "appletvos": self = .tvOS
    case "watchos": self = .watchOS
    case "visionos", "xros": self = .visionOS
    case "maccatalyst", "catalyst": self = .macCatalyst
    case "driverkit": self = .driverKit
    default: return nil
    }
  }
}

/// The name before the version in a clause, or first in an attribute.
public enum PlatformName: Hashable, Sendable {
  case platform(Platform, isApplicationExtension: Bool)
  /// `Android`, `FreeBSD`, `OpenBSD`, `Windows`: known to the compiler, without effect on Apple platforms.
  case otherSystem(String)
  /// `anyAppleOS`: applies to every Apple platform that has no closer clause.
  case anyAppleOS
  /// `swift`, `SwiftLanguageMode`
  case swiftLanguage
  /// `Swift`: the version of the runtime library. It does not follow from the version of a platform, so it is
  /// never judged.
  case swiftRuntime
  /// `_PackageDescription`
  case packageDescription
  /// Any other name. It may be a macro from `-define-availability` with unknown clauses, so it is never
  /// judged.
  case custom(String)
}

extension PlatformName {
  /// Parses a name like the compiler: case-sensitive, `OSX` is `macOS`, back-ticks are allowed.
  public init(_ text: some StringProtocol) {
    var text = text[...]
    if text.utf8.count > 2, text.hasPrefix("`"), text.hasSuffix("`") { text = text.dropFirst().dropLast() }
    if let platform = Self.platform(spelled: text) {
      self = .platform(platform, isApplicationExtension: false)
      return
    }
    switch text {
    case "anyAppleOS": self = .anyAppleOS
    case "swift", "SwiftLanguageMode": self = .swiftLanguage
    case "Swift": self = .swiftRuntime
    case "_PackageDescription": self = .packageDescription
    case "Android", "FreeBSD", "OpenBSD", "Windows": self = .otherSystem(String(text))
    case "DriverKit": self = .platform(.driverKit, isApplicationExtension: false)
    default:
      let suffix = "ApplicationExtension"
      if text.hasSuffix(suffix), let platform = Self.platform(spelled: text.dropLast(suffix.count)) {
        self = .platform(platform, isApplicationExtension: true)
      } else {
        self = .custom(String(text))
      }
    }
  }

  private static func platform(spelled name: some StringProtocol) -> Platform? {
    switch name {
    case "iOS": .iOS
    case "macOS", "OSX": .macOS
    case "tvOS": .tvOS
    case "watchOS": .watchOS
    case "visionOS": .visionOS
    case "macCatalyst": .macCatalyst
    default: nil
    }
  }
}
