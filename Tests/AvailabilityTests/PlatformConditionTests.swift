import Availability
import Testing

@Suite("#if conditions")
struct PlatformConditionTests {
  private func platforms(_ text: String) -> [Platform: Bool] {
    let condition = PlatformCondition(text)
    var answer: [Platform: Bool] = [:]
    for platform in Platform.allCases { answer[platform] = condition.evaluate(on: platform) }
    return answer
  }

  @Test("UIKit is everywhere but on the Mac itself; AppKit is only there for certain")
  func modules() {
    for platform in [Platform.iOS, .tvOS, .watchOS, .visionOS, .macCatalyst] {
      #expect(platforms("canImport(UIKit)")[platform] == true)
    }
    #expect(platforms("canImport(UIKit)")[.macOS] == false)
    #expect(
      platforms("canImport(AppKit)") == [
        .macOS: true, .iOS: false, .tvOS: false, .watchOS: false, .visionOS: false, .driverKit: false,
      ])
    #expect(
      platforms("canImport(WatchKit)")[.iOS] == nil && platforms("canImport(WatchKit)")[.macOS] == false)
    #expect(platforms("canImport(TVUIKit)")[.tvOS] == true && platforms("canImport(TVUIKit)")[.iOS] == false)
    #expect(platforms("canImport(Glibc)")[.macOS] == false)
    #expect(platforms("canImport(SomePackage)").isEmpty)
    #expect(platforms("canImport(UIKit, _version: 6)").isEmpty)
    #expect(platforms("canImport(UIKit.UIView)").isEmpty)
  }

  @Test("Catalyst is iOS, in an environment of its own")
  func catalyst() {
    #expect(platforms("os(iOS)")[.macCatalyst] == true && platforms("os(macOS)")[.macCatalyst] == false)
    #expect(
      platforms("targetEnvironment(macCatalyst)").filter(\.value).keys.sorted { $0.rawValue < $1.rawValue }
        == [.macCatalyst])
    #expect(platforms("targetEnvironment(simulator)")[.iOS] == nil)
    #expect(platforms("targetEnvironment(simulator)")[.macOS] == false)
  }

  @Test("what is unknown is settled by what is known beside it, or left open")
  func threeValues() {
    #expect(platforms("DEBUG").isEmpty)
    #expect(platforms("!DEBUG").isEmpty)
    #expect(platforms("DEBUG && os(tvOS)")[.iOS] == false && platforms("DEBUG && os(tvOS)")[.tvOS] == nil)
    #expect(platforms("DEBUG || os(tvOS)")[.tvOS] == true && platforms("DEBUG || os(tvOS)")[.iOS] == nil)
    #expect(platforms("swift(>=5.9) && compiler(>=6)").isEmpty)
    #expect(platforms("arch(arm64) || hasFeature(X)").isEmpty)
  }

  @Test("&& binds tighter than ||, ! tightest; parentheses and comments are fine")
  func structure() {
    #expect(
      PlatformCondition("os(iOS) || os(tvOS) && !os(macOS)")
        == .any([.os("iOS"), .all([.os("tvOS"), .not(.os("macOS"))])]))
    #expect(PlatformCondition("!(os(iOS)||os( tvOS )) // both") == .not(.any([.os("iOS"), .os("tvOS")])))
    #expect(PlatformCondition("/* a */ os(iOS) /* b */") == .os("iOS"))
    #expect(PlatformCondition("true") == .constant(true))
  }

  @Test(
    "what cannot be read is open",
    arguments: [
      "", "os(iOS", "os(iOS) &&", "&& os(iOS)", "os(iOS) os(tvOS)", ")", "1", "os(iOS) | os(tvOS)",
    ])
  func unreadable(text: String) {
    #expect(PlatformCondition(text) == .other(text))
  }

  @Test("nesting without end is no way to overflow the stack")
  func deep() {
    let deep = String(repeating: "(", count: 100_000) + "os(iOS)" + String(repeating: ")", count: 100_000)
    #expect(PlatformCondition(deep) == .other(deep))
    let negated = String(repeating: "!", count: 100_000) + "DEBUG"
    #expect(PlatformCondition(negated) == .other(negated))
    #expect(
      PlatformCondition(String(repeating: "(", count: 50) + "os(iOS)" + String(repeating: ")", count: 50))
        == .os("iOS"))
  }
}

@Suite("Macros of availability")
struct MacroTests {
  @Test("definitions as the compiler's flag has them")
  func definitions() {
    var macros = AvailabilityMacros()
    let good = ["SwiftStdlib 5.9:macOS 14, iOS 17", "_myProject: iOS 15", "X 1.2.3:Windows 10, tvOS 9"]
    for definition in good {
      let isDefined = macros.define(definition)
      #expect(isDefined, "\(definition)")
    }
    let bad = [
      "", "X", "X:", "iOS 3:iOS 15", "X:iOS", "X:iOS 15,,", "X:iOS 1_5", "X 1 2:iOS 15", ":iOS 15",
      "X:iOS 15, *",
    ]
    for definition in bad {
      let isDefined = macros.define(definition)
      #expect(!isDefined, "\(definition)")
    }
  }

  @Test("a version that is not defined is malformed, a name that is not may be anything")
  func use() {
    var macros = AvailabilityMacros()
    let isDefined = macros.define("SwiftStdlib 5.9:macOS 14, iOS 17")
    #expect(isDefined)
    func verdict(_ arguments: String...) -> Verdict {
      context("iOS 17").judge(
        AvailabilityCondition(isUnavailable: false, arguments: arguments, macros: macros)
      ).verdict
    }
    #expect(verdict("SwiftStdlib 5.9", "*") == .always)
    #expect(verdict("SwiftStdlib 6.0", "*") == .notJudged(.malformed))
    #expect(verdict("SwiftStdlib", "*") == .notJudged(.malformed))
    #expect(verdict("Other 1", "*") == .notJudged(.customName))
    #expect(verdict("SwiftStdlib 5.9", "iOS 18", "*") == .notJudged(.malformed))
  }
}
