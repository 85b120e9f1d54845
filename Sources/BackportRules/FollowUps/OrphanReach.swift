// private struct Look: PreviewProvider {…}             Xcode shows it
// struct Behaviour { @Test func works() }              the test runner calls it
// enum Cells { @objc(OldCell) class Cell: … }          an interface file names it
//
// What leads to a declaration although no Swift code names it.
import SwiftSource

extension Syntax {
  /// Whether the system, a tool or a test runner finds it, or something in it: by a conformance or an attribute.
  var isFoundWithoutName: Bool {
    registers || descendants.contains { $0.registers }
  }

  private var registers: Bool {
    switch kind {
    case .attribute: Self.registeringAttributes.contains(attributeName)
    case .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration:
      inheritedNames.contains(where: \.makesTypesKnown)
        || children(.attribute).contains { $0.attributeName == "objc" && $0.text.contains("(") }
    default: false
    }
  }

  private static let registeringAttributes: Set<String> = [
    "Test", "Suite", "main", "UIApplicationMain", "NSApplicationMain", "_cdecl", "cdecl", "c", "_expose",
    "_silgen_name", "_dynamicReplacement",
  ]

  /// Whether it stands at the top of a file, and neither Objective-C nor a conformance leads to it.
  var isGlobalOrphanCandidate: Bool {
    guard parent?.kind == .sourceFile, access < .package else { return false }
    return kind != .classDeclaration || inheritedNames.isEmpty
  }

  /// Of a declaration at the top of a file that is not private: whether Swift code that names it is all that can lead
  /// to it. The system or a test runner finds what conforms to some protocols.
  var isReachedByNameOnly: Bool {
    if let name = orphanName, name.holds("Test") || name.holds("Preview") { return false }
    return inheritedNames.allSatisfy { name in
      Self.plainProtocols.contains(name) || name.hasSuffix("Style") || name.hasSuffix("Representable")
    }
  }

  /// What conforms to these is found by its name alone.
  private static let plainProtocols: Set<String> = [
    "View", "ViewModifier", "Shape", "Equatable", "Hashable", "Comparable", "Codable", "Encodable",
    "Decodable",
    "Sendable", "Identifiable", "Error", "LocalizedError", "CaseIterable", "OptionSet", "PreferenceKey",
    "EnvironmentKey", "Animatable", "String", "Int", "UInt", "Double", "CustomStringConvertible", "Layout",
  ]

  /// What a type inherits from, without modules and attributes.
  private var inheritedNames: [String] {
    (child(.inheritance)?.children(.type) ?? []).map { type in
      type.text.split { $0 == "." || $0 == " " }.last.map(String.init) ?? type.text
    }
  }
}

extension String {
  /// Of a protocol or class: whether the system, Xcode or a test runner finds what inherits from it, and nobody has to
  /// name that.
  fileprivate var makesTypesKnown: Bool {
    ["PreviewProvider", "LibraryContentProvider", "App", "Widget", "WidgetBundle"].contains(self)
      || ["Intent", "TestCase", "Spec"].contains(where: hasSuffix)
      || hasPrefix("App") && ["Entity", "Enum", "Provider"].contains(where: hasSuffix)
  }

  /// Capitalized, and not with a prefix of Apple's frameworks: their types are declared in no project.
  var mayBeOwnType: Bool {
    guard count > 2, first?.isUppercase == true else { return false }
    return !["UI", "NS", "CG", "CA", "AV", "WK", "MK", "CK", "SK", "PH"].contains(String(prefix(2)))
  }
}
