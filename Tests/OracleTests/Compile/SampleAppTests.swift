import FixtureSupport
import Testing

@Suite(.enabled(if: CompileHarness.isSupported, "needs swiftc on Linux"))
struct SampleAppTests {
  @Test func thereIsOneForEachTechnique() throws {
    #expect(
      try SampleApp.all().map(\.name) == [
        "entry-point-ios", "entry-point-macos", "entry-point-macos-choice", "inline-check",
        "namespace-methods", "namespace-property-wrapper", "namespace-types", "navigation-backport",
        "overload-shim", "raised-minimum", "shadow-type",
      ])
  }

  @Test(arguments: try SampleApp.all())
  func itCompilesAtItsOldMinimum(app: SampleApp) throws {
    #expect(!app.platforms.isEmpty && !app.sources.isEmpty)
    for (platform, minimums) in app.platforms {
      let said = try CompileHarness.harness(for: platform).typecheck(app.sources, minimum: minimums.old)
      #expect(said.filter { $0.severity == .error } == [], "\(platform) \(minimums.old)")
    }
  }

  @Test(arguments: try SampleApp.all())
  func itCompilesAtItsNewMinimum(app: SampleApp) throws {
    for (platform, minimums) in app.platforms {
      let said = try CompileHarness.harness(for: platform).typecheck(app.sources, minimum: minimums.new)
      #expect(said.filter { $0.severity == .error } == [], "\(platform) \(minimums.new)")
    }
  }
}
