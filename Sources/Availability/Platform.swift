/// An Apple platform that code is built for.
public enum Platform: String, Hashable, CaseIterable, Sendable {
  case iOS, macOS, tvOS, watchOS, visionOS, macCatalyst, driverKit
}

extension Platform {
  /// Reads a platform's name as people write it in flags and configurations: in any case, with the
  /// names of old (`OSX`, `xrOS`) and of marketing (`iPadOS`, `Catalyst`).
  ///
  /// Names in source are another matter, where the compiler is strict: see ``PlatformName``.
  public init?(spokenName name: some StringProtocol) {
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

/// What stands before the version in a clause, or first in an attribute.
public enum PlatformName: Hashable, Sendable {
  case platform(Platform, isApplicationExtension: Bool)
  /// `Android`, `FreeBSD`, `OpenBSD`, `Windows`: the compiler knows them; they decide nothing for us.
  case otherSystem(String)
  /// `anyAppleOS`: every Apple platform without a clause that is closer to it.
  case anyAppleOS
  /// `swift`, `SwiftLanguageMode`
  case swiftLanguage
  /// `Swift`: the version of the runtime library. Which one a system has is no version of the platform, so
  /// it is never judged.
  case swiftRuntime
  /// `_PackageDescription`
  case packageDescription
  /// Whatever is not in the list: it may be a macro from `-define-availability` that stands for clauses
  /// which we do not know, so it is never judged.
  case custom(String)
}

extension PlatformName {
  /// Reads a name as the compiler does: case counts, `OSX` is `macOS`, back-ticks are allowed.
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
