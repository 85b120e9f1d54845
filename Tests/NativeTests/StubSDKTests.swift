import Availability
import FixtureSupport
import Foundation
import Native
import SwiftSource
import Testing

/// The stand-ins that samples compile with promise nothing that the system does not have.
@Suite struct StubSDKTests {
  /// Modules of which the built-in index has all that matters; UIKit and AppKit are Objective-C for the most part.
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
    var faults: [String] = []
    for entry in try stub(module).all where entry.kind != .conformance {
      // Owners that Objective-C declares, or another module than those of the index.
      let owner = entry.owner.isEmpty ? entry.name : entry.owner
      guard !native.types(named: owner).isEmpty || entry.owner.isEmpty else { continue }
      if Self.ofObjectiveC.contains(owner) { continue }
      let same = native.declarations(named: entry.name).filter {
        $0.owner == entry.owner && $0.kind.isLike(entry.kind)
          && $0.parameters.map(\.label) == entry.parameters.map(\.label)
      }
      let title = "\(entry.owner).\(entry.fullName)"
      guard !same.isEmpty else {
        faults.append("\(title): the system has none")
        continue
      }
      let defaults = entry.parameters.map { $0.defaultValue != nil }
      if !same.contains(where: { $0.parameters.map { $0.defaultValue != nil } == defaults }) {
        faults.append("\(title): has other defaults")
      }
      for platform in [Platform.iOS, .macOS] {
        let version = entry.availability.introduction(on: platform)
        let first = platform == .iOS ? Version(13) : Version(10, 15)
        let known = same.map { $0.availability.introduction(on: platform) }
        // What the stand-ins say nothing of has always been there for them.
        let fits = known.contains {
          $0 == version || version == Version(0) && ($0.map { $0 <= first } ?? false)
        }
        if !fits {
          faults.append(
            "\(title): \(platform.rawValue) \(version?.description ?? "none"), the system \(known)")
        }
      }
    }
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  /// Declared in C or Objective-C, or by the standard library: no interface of the index has them.
  private static let ofObjectiveC: Set<String> = []
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
