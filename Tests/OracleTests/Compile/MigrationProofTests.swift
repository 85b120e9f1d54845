import FixtureSupport
import Testing

@Suite(.enabled(if: CompileHarness.isSupported, "needs swiftc on Linux"))
struct MigrationProofTests {
  private static let before = """
    import SwiftUI
    extension View {
      @ViewBuilder func count(_ number: Int) -> some View {
        if #available(iOS 15, *) { badge(number) } else { self }
      }
    }
    """

  private func problems(after: String, needsNewMinimum: Bool = true) throws -> [String] {
    try MigrationProof(
      before: ["Sources/A.swift": Self.before], after: ["Sources/A.swift": after], platform: .iOS,
      old: "14.0", new: "15.0", needsNewMinimum: needsNewMinimum
    ).problems()
  }

  @Test func aMigrationThatCallsTheNativeAPIIsProven() throws {
    let after =
      "import SwiftUI\nextension View {\n  func count(_ number: Int) -> some View { badge(number) }\n}\n"
    #expect(try problems(after: after) == [])
  }

  @Test func nothingDoneIsNoMigration() throws {
    let found = try problems(after: Self.before)
    #expect(found.count == 1 && found[0].contains("still compiles for iOS 14.0"))
    #expect(try problems(after: Self.before, needsNewMinimum: false) == [])
  }

  @Test func aBrokenResultIsNamed() throws {
    let after = "import SwiftUI\nextension View { func count(_ n: Int) -> some View { badge(m) } }"
    let found = try problems(after: after)
    #expect(found.count == 1 && found[0].contains("cannot find 'm' in scope"))
  }

  /// What a person would make of the wrapper by hand, call sites and all.
  @Test func aSampleAppMigratedByHandIsProven() throws {
    let app = try #require(try SampleApp.all().first { $0.name == "shadow-type" })
    let before = try app.texts()
    let after = before.filter { path, _ in path.hasSuffix("Day.swift") || path.hasSuffix("WeekView.swift") }
    #expect(after.count == 2 && before.count == 5)
    for (platform, minimums) in app.platforms {
      let proof = MigrationProof(
        before: before, after: after, platform: platform, old: minimums.old, new: minimums.new)
      #expect(try proof.problems() == [])
    }
  }
}
