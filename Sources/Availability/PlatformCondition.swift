/// The condition of an `#if`, as far as it depends on the platform.
public indirect enum PlatformCondition: Hashable, Sendable {
  /// `true` and `false`
  case constant(Bool)
  case os(String)
  case targetEnvironment(String)
  case canImport(String)
  /// Anything else: flags, `swift(>=…)`, `compiler(>=…)`, `arch(…)`, `hasFeature(…)`.
  case other
  case not(PlatformCondition)
  case all([PlatformCondition])
  case any([PlatformCondition])
}

extension PlatformCondition {
  /// Whether code under the condition is built for the platform. `nil`: unknown.
  public func evaluate(on platform: Platform) -> Bool? {
    switch self {
    case .constant(let value): return value
    // The compiler's list for `anyAppleOS` does not contain DriverKit.
    case .os("anyAppleOS"): return platform == .driverKit ? nil : true
    case .os(let name): return platform.isNamed(name)
    case .targetEnvironment(let name): return platform.hasTargetEnvironment(name)
    case .canImport(let module): return ModuleTable.isPresent(module, on: platform)
    case .other: return nil
    case .not(let condition): return condition.evaluate(on: platform).map { !$0 }
    case .all(let conditions): return Self.combine(conditions, on: platform, decisive: false)
    case .any(let conditions): return Self.combine(conditions, on: platform, decisive: true)
    }
  }

  /// Combines operands: one decisive value is enough; otherwise one unknown makes the result unknown.
  private static func combine(
    _ conditions: [PlatformCondition], on platform: Platform, decisive: Bool
  ) -> Bool? {
    var isOpen = false
    for condition in conditions {
      switch condition.evaluate(on: platform) {
      case decisive: return decisive
      case nil: isOpen = true
      default: continue
      }
    }
    return isOpen ? nil : !decisive
  }
}

extension Platform {
  /// `os(name)`
  fileprivate func isNamed(_ name: String) -> Bool {
    switch name {
    case "iOS": self == .iOS || self == .macCatalyst
    case "macOS", "OSX": self == .macOS
    case "tvOS": self == .tvOS
    case "watchOS": self == .watchOS
    case "visionOS", "xrOS": self == .visionOS
    case "DriverKit": self == .driverKit
    default: false
    }
  }

  /// `targetEnvironment(name)`
  fileprivate func hasTargetEnvironment(_ name: String) -> Bool? {
    switch (name, self) {
    case ("macCatalyst", _): self == .macCatalyst
    case ("simulator", .macOS), ("simulator", .macCatalyst), ("simulator", .driverKit): false
    case ("simulator", _): nil
    default: nil
    }
  }
}

/// The platforms that have a module of Apple's, as far as this is certain.
enum ModuleTable {
  static func isPresent(_ module: String, on platform: Platform) -> Bool? {
    switch module {
    case "Swift": return true
    case "Foundation", "Combine", "SwiftUI": return platform == .driverKit ? nil : true
    case "UIKit": return platform != .macOS && platform != .driverKit
    // Catalyst can import some of the Mac's frameworks, depending on the SDK.
    case "AppKit", "Cocoa": return platform == .macOS ? true : platform == .macCatalyst ? nil : false
    // Some iOS SDKs contained it.
    case "WatchKit":
      return platform == .watchOS ? true : platform == .macOS || platform == .tvOS ? false : nil
    case "TVUIKit": return platform == .tvOS
    case "Glibc", "Musl", "Android", "Bionic", "WinSDK", "ucrt", "CRT", "WASILibc": return false
    case "Darwin": return platform == .driverKit ? nil : true
    default: return nil
    }
  }
}
