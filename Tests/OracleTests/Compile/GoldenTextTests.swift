import Availability
import FixtureSupport
import Foundation
import Testing

/// The after-files of the rules' fixtures and the programs by hand, as the compiler sees them.
@Suite(.enabled(if: CompileHarness.isSupported, "needs swiftc on Linux"))
struct GoldenTextTests {
  private static let fixtures = Fixture.all.filter {
    FileManager.default.fileExists(atPath: $0.afterURL.path)
  }

  /// What the compiler says against the text after, it said before. Some fixtures are malformed on purpose or
  /// name things that only a larger project would have.
  @Test(arguments: fixtures)
  func noErrorIsNew(fixture: Fixture) throws {
    let after = try String(contentsOf: fixture.afterURL, encoding: .utf8)
    for (platform, minimum) in fixture.provablePlatforms {
      let harness = try CompileHarness.harness(for: platform)
      var known = try harness.errors(in: fixture.source, minimum: minimum, isScript: true)
      for error in try harness.errors(in: after, minimum: minimum, isScript: true) {
        if let index = known.firstIndex(of: error) {
          known.remove(at: index)
        } else {
          Issue.record("new for \(platform) \(minimum): \(error)")
        }
      }
    }
  }

  /// Most fixtures compile for the oldest systems that there are, so that the test above says something.
  @Test func mostFixturesCompile() throws {
    let compiling = try Self.fixtures.filter { fixture in
      try fixture.provablePlatforms.allSatisfy { platform, _ in
        try CompileHarness.harness(for: platform)
          .errors(in: fixture.source, minimum: platform.oldest, isScript: true).isEmpty
      }
    }
    #expect(compiling.count >= 24, "\(compiling)")
  }

  @Test(arguments: BehaviourProgram.all)
  func programsCompile(program: BehaviourProgram) throws {
    let before = try program.text
    let after = try Migrating.migrate(before)
    let harness = try CompileHarness.harness(for: .iOS)
    // One calls what it declares itself for newer systems, and does so without a check.
    let old = program.description == "17-attributes" ? "15.0" : "13.0"
    #expect(try harness.errors(in: before, minimum: old, isScript: true) == [])
    #expect(try harness.errors(in: after, minimum: "15.0", isScript: true) == [])
  }
}

extension Fixture {
  /// The platforms that it is built for and the harness knows, each with the minimum that it is judged by.
  fileprivate var provablePlatforms: [(AppleSDKPlatform, String)] {
    targets.compactMap { target in
      guard let platform = AppleSDKPlatform(rawValue: target.platform.rawValue),
        let oldest = Version(platform.oldest), target.minimum >= oldest
      else { return nil }
      return (platform, "\(target.minimum)")
    }
  }
}
