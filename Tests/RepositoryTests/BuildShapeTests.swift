import FixtureSupport
import Foundation
import Testing

/// No module is compiled twice. SwiftPM builds a module once more for the host, in a folder that ends in `-tool`, if a
/// plug-in or macro of the same package uses it.
@Suite struct BuildShapeTests {
  @Test func noTargetRunsWhileOthersBuild() throws {
    let manifest = try String(contentsOf: Repository.url("Package.swift"), encoding: .utf8)
    #expect(manifest.contains(".testTarget("))
    for kind in [".plugin(", ".macro(", "plugins:"] {
      #expect(!manifest.contains(kind), "Package.swift has \(kind): plug-ins belong in Plugins/Package.swift")
    }
  }

  /// The folder of these tests' own build contains each module once.
  @Test func noModuleIsBuiltForTheHostAgain() throws {
    let folder = try #require(Self.products, "these tests do not run in a folder of SwiftPM's products")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.contains("SwiftSource.build"))
    let copies = names.filter { $0.hasSuffix("-tool.build") || $0.hasSuffix("-tool") }
    #expect(
      copies == [],
      "\(folder.path) has modules twice; if another version of the package built them: swift package clean")
  }

  /// Where SwiftPM put the bundle of these tests.
  private static let products: URL? = {
    #if os(Linux)
      let bundle = Bundle.main.executableURL
    #else
      let bundle = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
    #endif
    return bundle?.resolvingSymlinksInPath().deletingLastPathComponent()
  }()
}
