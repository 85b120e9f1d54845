/// The condition of an `#if`, as far as it depends on the platform.
public indirect enum PlatformCondition: Hashable, Sendable {
  /// `true` and `false`
  case constant(Bool)
  case os(String)
  case targetEnvironment(String)
  case canImport(String)
  /// Anything else, as written: flags, `swift(>=…)`, `compiler(>=…)`, `arch(…)`, `hasFeature(…)`.
  case other(String)
  case not(PlatformCondition)
  case all([PlatformCondition])
  case any([PlatformCondition])
}

extension PlatformCondition {
  /// Whether code under the condition is built for the platform. `nil`: unknown.
  public func evaluate(on platform: Platform) -> Bool? {
    evaluate { operand in
      switch operand {
      // The compiler's list for `anyAppleOS` does not contain DriverKit.
      case .os("anyAppleOS"): platform == .driverKit ? nil : true
      case .os(let name): platform.isNamed(name)
      case .targetEnvironment(let name): platform.hasTargetEnvironment(name)
      case .canImport(let module): ModuleTable.isPresent(module, on: platform)
      case .other, .constant, .not, .all, .any: nil
      }
    }
  }

  /// - Parameter value: of an operand. `nil`: unknown.
  package func evaluate(_ value: (PlatformCondition) -> Bool?) -> Bool? {
    switch self {
    case .constant(let value): value
    case .not(let condition): condition.evaluate(value).map { !$0 }
    case .all(let conditions): Self.combine(conditions.map { $0.evaluate(value) }, decisive: false)
    case .any(let conditions): Self.combine(conditions.map { $0.evaluate(value) }, decisive: true)
    case .os, .targetEnvironment, .canImport, .other: value(self)
    }
  }

  /// Combines operands: one decisive value is enough; otherwise one unknown makes the result unknown.
  private static func combine(_ values: [Bool?], decisive: Bool) -> Bool? {
    values.contains(decisive) ? decisive : values.contains(nil) ? nil : !decisive
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
