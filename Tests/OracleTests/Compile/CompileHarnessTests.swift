import FixtureSupport
import Testing

@Suite(.enabled(if: CompileHarness.isSupported, "needs swiftc on Linux"))
struct CompileHarnessTests {
  private static let newerCall = """
    import SwiftUI
    struct Row: View {
      var body: some View { Text("a").badge(2) }
    }
    """

  @Test(arguments: [
    (AppleSDKPlatform.iOS, "14.0", "'badge' is only available in iOS 15.0 or newer"),
    (.macOS, "11.0", "'badge' is only available in macOS 12.0 or newer"),
  ])
  func aNewerCallFailsAtTheOldMinimum(
    platform: AppleSDKPlatform, minimum: String, message: String
  ) throws {
    let errors = try CompileHarness.harness(for: platform).errors(in: Self.newerCall, minimum: minimum)
    #expect(errors.map { $0.replacing("badge(_:)", with: "badge") } == [message])
  }

  @Test(arguments: [(AppleSDKPlatform.iOS, "15.0"), (.macOS, "12.0")])
  func itPassesAtTheNewMinimum(platform: AppleSDKPlatform, minimum: String) throws {
    #expect(try CompileHarness.harness(for: platform).errors(in: Self.newerCall, minimum: minimum) == [])
  }

  @Test(arguments: [(AppleSDKPlatform.iOS, "13.0"), (.macOS, "10.15")])
  func itPassesInsideACheck(platform: AppleSDKPlatform, minimum: String) throws {
    let text = """
      import SwiftUI
      struct Row: View {
        var body: some View {
          if #available(iOS 15, macOS 12, *) { Text("a").badge(2) } else { Text("a") }
        }
      }
      """
    #expect(try CompileHarness.harness(for: platform).errors(in: text, minimum: minimum) == [])
  }

  @Test func mistakesOfOtherKindsAreErrorsToo() throws {
    let text = "func f() -> Int { \"no\" }"
    let errors = try CompileHarness.harness(for: .iOS).errors(in: text, minimum: "15.0")
    #expect(errors == ["cannot convert return expression of type 'String' to return type 'Int'"])
  }

  @Test func aPlaceIsGivenInLinesAndColumns() throws {
    let text = "let a = 1\nlet b = a.missing\n"
    let said = try CompileHarness.harness(for: .iOS).typecheck(["Sources/A.swift": text], minimum: "15.0")
    let error = try #require(said.first)
    #expect(said.count == 1 && error.line == 2 && error.column == 11 && error.severity == .error)
    #expect(error.path.hasSuffix("/Sources/A.swift"))
    #expect(error.message == "value of type 'Int' has no member 'missing'")
  }

  @Test func topLevelCodeNeedsAScript() throws {
    let harness = try CompileHarness.harness(for: .macOS)
    let text = "if #available(macOS 12, *) { print(1) }"
    #expect(try harness.errors(in: text, minimum: "11.0", isScript: true) == [])
    #expect(try harness.errors(in: text, minimum: "11.0") != [])
  }

  @Test func concurrencyIsThere() throws {
    let text = """
      @MainActor final class Model { var count = 0 }
      func load(_ model: Model) async { await MainActor.run { model.count += 1 } }
      func start(_ model: Model) { Task { await load(model) } }
      """
    #expect(try CompileHarness.harness(for: .iOS).errors(in: text, minimum: "13.0") == [])
  }
}
