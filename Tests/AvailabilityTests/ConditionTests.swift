import Availability
import Testing

@Suite("A condition on one platform")
struct ConditionTests {
  @Test(
    "equal versions are satisfied, and older ones",
    arguments: ["13", "14.9.9", "15", "15.0", "15.0.0", "015"])
  func satisfied(version: String) {
    #expect(context("iOS 15").judge(available("iOS \(version)", "*")).verdict == .always)
    #expect(context("iOS 15").judge(unavailable("iOS \(version)")).verdict == .never)
  }

  @Test("above the minimum it depends", arguments: ["15.0.1", "15.1", "16", "26", "100"])
  func above(version: String) {
    #expect(context("iOS 15").judge(available("iOS \(version)", "*")).verdict == .depends)
    #expect(context("iOS 15").judge(unavailable("iOS \(version)")).verdict == .depends)
  }

  @Test("13.4 is not stale at 13.0, and is at 13.4")
  func minor() {
    #expect(context("iOS 13.0").judge(available("iOS 13.4", "*")).verdict == .depends)
    #expect(context("iOS 13.4").judge(available("iOS 13.4", "*")).verdict == .always)
  }

  @Test("10.16 is macOS 11")
  func bigSur() {
    #expect(context("macOS 11").judge(available("macOS 10.16", "*")).verdict == .always)
    #expect(context("macOS 10.16").judge(available("macOS 11", "*")).verdict == .always)
    #expect(context("macOS 10.15.7").judge(available("macOS 10.16", "*")).verdict == .depends)
  }

  @Test("iOS goes from 18 to 26; what lies between is not judged")
  func gap() {
    #expect(context("iOS 26").judge(available("iOS 19", "*")).verdict == .always)
    #expect(context("iOS 18.5").judge(available("iOS 26", "*")).platforms[0].version == Version(26))
    #expect(context("iOS 26").judge(available("iOS 20", "*")).verdict == .notJudged(.impossibleVersion))
  }

  @Test("a platform without a clause goes by *, which is the minimum itself")
  func wildcard() {
    let judgement = context("tvOS 9").judge(available("iOS 99", "*"))
    #expect(judgement.verdict == .always)
    #expect(judgement.platforms.map(\.argument) == [nil])
    #expect(!judgement.isDecidedByClause)
    #expect(context("tvOS 9").judge(unavailable("iOS 99")).verdict == .never)
    #expect(context("tvOS 9").judge(available("*")).verdict == .always)
  }

  @Test("names the deciding argument, * counted")
  func argument() {
    let judgement = context("iOS 15").judge(available("*", "tvOS 9", "iOS 16"))
    #expect(judgement.platforms[0].argument == 2)
    #expect(judgement.platforms[0].version == Version(16))
  }

  @Test("an extension's clause counts in extensions only")
  func extensions() {
    let condition = available("iOS 15", "iOSApplicationExtension 16", "*")
    #expect(context("iOS 15", isExtension: false).judge(condition).verdict == .always)
    #expect(context("iOS 15", isExtension: true).judge(condition).verdict == .depends)
    #expect(context("iOS 15", isExtension: nil).judge(condition).verdict == .depends)
    #expect(context("iOS 16", isExtension: nil).judge(condition).verdict == .always)
    #expect(context("iOS 15", isExtension: nil).judge(condition).staleFrom?.map(\.version) == [Version(16)])
    #expect(context("iOS 15", isExtension: true).judge(available("iOS 15", "*")).verdict == .always)
    #expect(
      context("iOS 15", isExtension: false).judge(available("iOSApplicationExtension 16", "*")).verdict
        == .always)
  }

  @Test("Catalyst goes by macCatalyst, else by iOS")
  func catalyst() {
    let catalyst = context("macCatalyst 14")
    #expect(catalyst.judge(available("iOS 14", "*")).verdict == .always)
    #expect(catalyst.judge(available("iOS 15", "*")).verdict == .depends)
    #expect(catalyst.judge(available("iOS 15", "macCatalyst 13.1", "*")).verdict == .always)
    #expect(catalyst.judge(available("macCatalyst 14.1", "iOS 13", "*")).verdict == .depends)
    #expect(catalyst.judge(available("macOS 99", "*")).verdict == .always)
    #expect(context("iOS 13").judge(available("macCatalyst 99", "*")).verdict == .always)
  }

  @Test("in an extension for Catalyst, the first of two clauses that are equally close counts")
  func catalystExtension() {
    let both = context("macCatalyst 14", isExtension: true)
    func version(_ arguments: String...) -> Version? {
      both.judge(AvailabilityCondition(isUnavailable: false, arguments: arguments)).platforms[0].version
    }
    #expect(version("iOSApplicationExtension 17", "iOS 18", "macCatalyst 16", "*") == Version(17))
    #expect(version("iOS 18", "macCatalyst 16", "iOSApplicationExtension 17", "*") == Version(16))
    #expect(version("iOSApplicationExtension 17", "macCatalystApplicationExtension 15", "*") == Version(15))
    #expect(version("macCatalystApplicationExtension 15", "macCatalyst 16", "iOS 18", "*") == Version(15))
  }

  @Test("visionOS goes by visionOS alone")
  func vision() {
    let vision = context("visionOS 1")
    #expect(vision.judge(available("iOS 17", "*")).verdict == .always)
    #expect(vision.judge(unavailable("iOS 13")).verdict == .never)
    #expect(vision.judge(available("iOS 27", "*")).verdict == .always)
    #expect(vision.judge(available("iOS 27", "*")).isDecidedByWildcard)
    #expect(vision.judge(available("anyAppleOS 26", "iOS 17", "*")).verdict == .depends)
    let several = context("iOS 18", "macOS 15", "visionOS 26")
    #expect(several.judge(available("iOS 18", "macOS 15", "*")).verdict == .always)
    #expect(several.judge(available("iOS 18", "macOS 26", "*")).removableArguments == [0])
    #expect(vision.judge(available("iOS 18", "visionOS 1", "*")).verdict == .always)
    #expect(vision.judge(available("iOS 17", "visionOS 2", "*")).verdict == .depends)
    #expect(vision.judge(available("macOS 14", "*")).verdict == .always)
    let inExtension = context("visionOS 1", isExtension: true)
    #expect(inExtension.judge(available("iOSApplicationExtension 16", "visionOS 2", "*")).verdict == .depends)
  }

  @Test("a name that we do not know may decide wherever no clause of the platform's own does")
  func customNames() {
    #expect(context("iOS 15").judge(available("SwiftStdlib 5.5", "*")).verdict == .notJudged(.customName))
    #expect(context("iOS 15").judge(available("SwiftStdlib 5.5", "iOS 15", "*")).verdict == .always)
    #expect(context("iOS 15").judge(available("iOS 16", "_other", "*")).verdict == .depends)
    #expect(
      context("macCatalyst 15").judge(available("iOS 13", "_other", "*")).verdict == .notJudged(.customName))
    #expect(context("iOS 15").judge(available("Android 30", "iOS 15", "*")).verdict == .always)
  }

  @Test("anyAppleOS stands for the platforms without a clause of their own, or of iOS for Catalyst")
  func anyAppleOS() {
    #expect(context("iOS 26").judge(available("anyAppleOS 26", "*")).verdict == .always)
    #expect(context("iOS 26").judge(available("anyAppleOS 26.1", "*")).verdict == .depends)
    #expect(context("iOS 26").judge(unavailable("anyAppleOS 26")).verdict == .never)
    let both = context("iOS 18", "macOS 26")
    #expect(both.judge(available("anyAppleOS 26", "*")).verdict == .depends)
    #expect(both.judge(available("anyAppleOS 26", "iOS 18", "*")).verdict == .always)
    #expect(both.judge(available("iOS 18", "anyAppleOS 27", "*")).removableArguments.isEmpty)
    #expect(both.judge(available("anyAppleOS 26", "iOS 19", "*")).removableArguments.isEmpty == false)
    #expect(context("macCatalyst 18").judge(available("iOS 18", "anyAppleOS 26", "*")).verdict == .always)
    #expect(
      context("iOS 15").judge(available("anyAppleOS 18", "*")).verdict == .notJudged(.impossibleVersion))
    // Compilers do not build for it without Apple's parts.
    #expect(context("driverKit 26").judge(available("anyAppleOS 26", "*")).verdict == .notJudged(.customName))
  }

  @Test("the version of the Swift runtime is not judged")
  func swiftRuntime() {
    #expect(context("iOS 26").judge(available("Swift 6.2", "*")).verdict == .notJudged(.swiftRuntime))
    #expect(
      context("iOS 26").judge(available("Swift 6.2", "iOS 15", "*")).verdict == .notJudged(.swiftRuntime))
    #expect(context("iOS 26").judge(available("Swift 6.2", "iOS 15", "*")).removableArguments.isEmpty)
  }

  @Test("what the compiler refuses is not judged")
  func malformed() {
    for condition in [available("iOS 15"), available(), unavailable("iOS 15", "*"), available("iOS", "*")] {
      #expect(context("iOS 15").judge(condition).verdict == .notJudged(.malformed))
      #expect(context("iOS 15").narrowed(by: condition, holds: false) == context("iOS 15"))
    }
  }
}

@Suite("A condition on several platforms")
struct SeveralPlatformsTests {
  @Test("is constant when it is the same constant everywhere")
  func everywhere() {
    let condition = available("iOS 15", "macOS 12", "*")
    #expect(context("iOS 15", "macOS 12", "tvOS 9").judge(condition).verdict == .always)
    #expect(context("iOS 15", "macOS 11.9").judge(condition).verdict == .depends)
    #expect(context("iOS 14.9", "macOS 12").judge(condition).verdict == .depends)
  }

  @Test("different constants on two platforms are none")
  func mixed() {
    // Inside `if #unavailable(iOS 16)` on iOS nothing is 16, on macOS nobody gets there.
    let below = context("iOS 15", "macOS 12").narrowed(
      by: available("iOS 16", "macOS 12.1", "*"), holds: false)
    let judgement = below.judge(available("iOS 16", "macOS 12", "*"))
    #expect(judgement.platforms.map(\.verdict) == [.never, .always])
    #expect(judgement.verdict == .depends)
    #expect(judgement.staleFrom == nil)
  }

  @Test("of several targets on a platform the lowest minimum counts")
  func lowest() {
    #expect(context("iOS 16", "iOS 15").platforms.map(\.known.lower) == [Version(15)])
    #expect(context("iOS 16", "iOS 15").judge(available("iOS 16", "*")).verdict == .depends)
    #expect(context("iOS 16", "iOS 15").platforms[0].target?.source == "iOS 15")
  }

  @Test("a platform that nobody states a minimum for is judged by * alone")
  func unlisted() {
    let package = context("iOS 15", unlisted: [.macOS, .macCatalyst, .visionOS])
    #expect(package.judge(available("iOS 15", "*")).verdict == .always)
    #expect(package.judge(available("iOS 15", "macOS 10.15", "*")).verdict == .notJudged(.unknownMinimum))
    #expect(package.judge(available("iOS 15", "macOS 10.15", "*")).removableArguments == [0])
    // Catalyst has iOS's minimum.
    #expect(package.judge(available("iOS 13", "macCatalyst 14", "*")).verdict == .always)
    let inside = package.narrowed(by: available("macOS 13", "*"), holds: true)
    #expect(inside.judge(available("macOS 12", "*")).verdict == .always)
    #expect(inside.judge(available("macOS 14", "*")).verdict == .notJudged(.unknownMinimum))
  }

  @Test("built for nothing that we know of is not judged")
  func nowhere() {
    #expect(context().judge(available("iOS 15", "*")).verdict == .notJudged(.notBuilt))
    #expect(context().isUnreachable)
  }

  @Test("says from which minimums on it would be stale")
  func staleFrom() throws {
    let both = context("iOS 15", "macOS 12", "tvOS 18")
    let later = try #require(both.judge(available("iOS 16", "macOS 14.2", "tvOS 17", "*")).staleFrom)
    #expect(later.map(\.platform) == [.iOS, .macOS])
    #expect(later.map(\.version) == [Version(16), Version(14, 2)])
    #expect(both.judge(unavailable("iOS 16")).staleFrom?.map(\.version) == [Version(16)])
    #expect(both.judge(available("iOS 15", "*")).staleFrom?.isEmpty == true)
    #expect(both.judge(available("SwiftStdlib 6", "*")).staleFrom == nil)
  }
}

@Suite("Partly stale conditions")
struct PartlyStaleTests {
  @Test("satisfied clauses can go, the rest and * stay")
  func satisfied() {
    let both = context("iOS 15", "macOS 12")
    #expect(both.judge(available("iOS 13", "macOS 15", "*")).removableArguments == [0])
    #expect(both.judge(available("*", "macOS 15", "iOS 15")).removableArguments == [2])
    #expect(both.judge(unavailable("iOS 13", "macOS 15")).removableArguments == [0])
    #expect(both.judge(available("iOS 15.1", "macOS 15", "*")).removableArguments == [])
  }

  @Test("a clause of a platform that is not built stays")
  func notBuilt() {
    #expect(context("iOS 15").judge(available("iOS 16", "tvOS 9", "*")).removableArguments == [])
  }

  @Test("a constant condition goes as a whole, not by its clauses")
  func constant() {
    #expect(context("iOS 15").judge(available("iOS 13", "macOS 15", "*")).removableArguments == [])
  }

  @Test("a clause stays while another platform falls back on what comes after it")
  func fallingBack() {
    // Without macCatalyst's clause Catalyst would go by iOS's.
    let both = context("iOS 15", "macCatalyst 14")
    #expect(both.judge(available("macCatalyst 13.1", "iOS 16", "*")).removableArguments == [])
    // iOS's own clause may be satisfied on iOS, but Catalyst needs it.
    #expect(context("iOS 16", "macCatalyst 15").judge(available("iOS 16", "*")).removableArguments == [])
    // Without the extension's clause the plain one would count.
    let app = context("iOS 15", isExtension: nil)
    #expect(app.judge(available("iOSApplicationExtension 15", "iOS 16", "*")).removableArguments == [])
  }

  @Test("clauses that only together mean nothing go together")
  func together() {
    let three = context("macCatalyst 14", "iOS 14", "macOS 11")
    #expect(
      three.judge(available("macCatalyst 13.1", "iOS 14", "macOS 13", "*")).removableArguments == [0, 1])
  }

  @Test("a macro goes when all of its clauses are satisfied")
  func macros() {
    var macros = AvailabilityMacros()
    let isDefined = macros.define("Aligned 5:iOS 15, tvOS 15")
    #expect(isDefined)
    let condition = AvailabilityCondition(
      isUnavailable: false, arguments: ["Aligned 5", "macOS 13", "*"], macros: macros)
    #expect(context("iOS 15", "macOS 12").judge(condition).removableArguments == [0])
    #expect(context("iOS 15", "tvOS 14", "macOS 12").judge(condition).removableArguments == [])
    #expect(context("iOS 15", "tvOS 15", "macOS 13").judge(condition).verdict == .always)
  }
}
