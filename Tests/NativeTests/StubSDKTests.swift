import Availability
import FixtureSupport
import Foundation
import Native
import SwiftSource
import Testing

/// The stand-ins that samples compile with promise nothing that the system does not have.
@Suite struct StubSDKTests {
  /// UIKit and AppKit are Objective-C for the most part.
  private static let modules = ["SwiftUI", "Combine", "Foundation"]

  private func stub(_ module: String) throws -> NativeIndex {
    let folder = Repository.url("Fixtures/StubSDK/\(module)")
    var writer = NativeIndexWriter(modules: ["SwiftUI", "Combine", "Foundation", "Swift"])
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    where file.pathExtension == "swift" {
      writer.add(Interface(SourceText([UInt8](try Data(contentsOf: file)))))
    }
    return try #require(NativeIndex(writer.text(sdk: "stub 1")))
  }

  @Test(arguments: modules) func declaresNothingThatTheSystemDoesNot(_ module: String) throws {
    let native = NativeIndex.builtIn
    let faults = try stub(module).all.compactMap { entry -> String? in
      guard entry.kind != .typealias, !Self.known.contains(entry.title) else { return nil }
      if entry.kind == .conformance { return conformanceFault(in: entry) }
      let type = entry.kind.isType ? (entry.owner.isEmpty ? "" : entry.owner + ".") + entry.name : entry.owner
      let types = native.types(named: type)
      if types.isEmpty || types.contains(where: { $0.kind == .typealias }) {
        // Objective-C may have the function or the type.
        return module == "SwiftUI" && !type.isEmpty ? "\(entry.title): the system has no '\(type)'" : nil
      }
      return fault(in: entry, native.declarations(named: entry.name).filter { $0.owner == entry.owner })
    }
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  /// Of a conformance: that the system has none, of a type that it has.
  private func conformanceFault(in entry: NativeEntry) -> String? {
    let type = (entry.owner.isEmpty ? "" : entry.owner + ".") + entry.name
    let native = NativeIndex.builtIn
    let types = native.types(named: type)
    guard !types.isEmpty, types.allSatisfy({ $0.kind != .typealias }) else { return nil }
    let wanted = entry.result == "PrimitiveView" ? "View" : entry.result
    let known = native.conformances(of: type).map(\.result) + native.supertypes(of: type)
    return known.contains { $0.split(separator: " ").last.map(String.init) == wanted }
      ? nil : "\(type): the system's is no '\(wanted)'"
  }

  private func fault(in entry: NativeEntry, _ namesakes: [NativeEntry]) -> String? {
    // What is called like a stand-in, the system has to take as well: it may have more parameters with defaults.
    let labels = entry.parameters.map { CallLabel($0.label) }
    let same = namesakes.filter { native in
      guard native.kind.isLike(entry.kind) else { return false }
      guard !entry.parameters.isEmpty || !native.parameters.isEmpty else { return true }
      guard let taking = native.parameters(taking: labels) else { return false }
      return zip(taking, entry.parameters).allSatisfy {
        Self.isDefault($1.defaultValue, of: native.parameters[$0])
      }
    }
    if same.isEmpty { return "\(entry.title): the system has none" }
    for platform in [Platform.iOS, .macOS] {
      let version = entry.availability.introduction(on: platform)
      let first = platform == .iOS ? Version(13) : Version(10, 15)
      let natives = same.map { $0.availability.introduction(on: platform) }
      // What the stand-ins say nothing of has always been there for them.
      let fits = natives.contains {
        $0 == version || version == Version(0) && ($0.map { $0 <= first } ?? false)
      }
      if fits { continue }
      let text = natives.map { $0?.description ?? "none" }.joined(separator: ", ")
      return "\(entry.title): \(platform.rawValue) \(version?.description ?? "none"), the system \(text)"
    }
    return nil
  }

  /// Whether a native parameter can be left out, for the same value as far as the interface says it.
  private static func isDefault(_ value: String?, of native: NativeEntry.Parameter) -> Bool {
    guard let value else { return true }
    guard native.isOptional else { return false }
    guard let other = native.defaultValue, other != "…" else { return true }
    let texts = [value, other].map { text in
      let text = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
      return String(text.drop { $0 != "." && !$0.isNumber && $0 != "-" })
    }
    return value == other || texts[0] == texts[1] || texts[1].hasSuffix(texts[0]) && !texts[0].isEmpty
  }

  /// What stands in for something else than its name says.
  private static let known: Set<String> = [
    // For views without a body of their own.
    "PrimitiveView", "PrimitiveView.body", "Never.body",
    // An extension of 'TextSelectability' has it, by a constraint.
    "EnabledTextSelectability.enabled",
    // Samples for iOS 13 need it; the compiler warns without it there.
    "ViewBuilder.buildLimitedAvailability(_:)",
    // A fixture for iOS 14 names them.
    "VerticalEdge", "VerticalEdge.Set", "VerticalEdge.Set.all", "VerticalEdge.Set.rawValue",
    "VerticalEdge.Set.init(rawValue:)",
    // The compiler goes by a subscript in place of it.
    "Published.wrappedValue",
  ]
}

extension NativeEntry {
  fileprivate var title: String { owner.isEmpty ? fullName : "\(owner).\(fullName)" }
}

extension NativeEntry.Kind {
  /// Whether it makes no difference to who uses it.
  fileprivate func isLike(_ other: Self) -> Bool {
    let values: Set<Self> = [.property, .enumCase]
    let types: Set<Self> = [.structure, .classType, .enumeration, .typealias]
    return self == other || values.contains(self) && values.contains(other)
      || types.contains(self) && types.contains(other)
  }
}
