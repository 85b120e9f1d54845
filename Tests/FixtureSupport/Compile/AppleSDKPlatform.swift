/// A platform that the compile harness builds for.
public enum AppleSDKPlatform: String, CaseIterable, Sendable {
  case iOS, macOS

  /// The compiler's name for it with that minimum: `arm64-apple-ios15.0`.
  func triple(_ minimum: String) -> String {
    switch self {
    case .iOS: "arm64-apple-ios" + minimum
    case .macOS: "arm64-apple-macosx" + minimum
    }
  }

  /// The minimum that the standard library and the stubs are built for; no sample supports an older one.
  public var oldest: String {
    switch self {
    case .iOS: "13.0"
    case .macOS: "10.15"
    }
  }

  /// The stub modules, each after those that it imports.
  var stubModules: [String] {
    switch self {
    case .iOS:
      ["Foundation", "Combine", "UIKit", "SwiftUI", "NavigationBackport", "SwiftUIBackports", "FixtureNames"]
    case .macOS:
      [
        "Foundation", "Combine", "AppKit", "SwiftUI", "NavigationBackport", "SwiftUIBackports",
        "FixtureNames",
      ]
    }
  }
}
