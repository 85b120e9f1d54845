import FixtureSupport
import Testing

@testable import Availability

@Suite("Attributes, judged")
struct AttributeJudgingTests {
  private func removal(_ arguments: String..., in context: AvailabilityContext) -> AttributeJudgement.Removal
  {
    context.judge(AvailabilityAttribute(arguments: arguments)).removal
  }

  @Test("the short form goes when every clause is satisfied, below and at the minimum")
  func short() {
    #expect(removal("iOS 14", "*", in: context("iOS 15")) == .whole)
    #expect(removal("iOS 15", "*", in: context("iOS 15")) == .whole)
    #expect(removal("iOS 15.1", "*", in: context("iOS 15")) == .nothing)
    #expect(removal("iOS 15", "macOS 12", "*", in: context("iOS 15", "macOS 12")) == .whole)
    #expect(removal("iOS 15", "macOS 13", "*", in: context("iOS 15", "macOS 12")) == .arguments([0]))
    #expect(removal("iOS 15", "macOS 13", "*", in: context("iOS 15")) == .whole)
  }

  @Test("an attribute for platforms that are not built says nothing to us, and stays")
  func notBuilt() {
    #expect(removal("macOS 13", "*", in: context("iOS 15")) == .nothing)
    #expect(removal("tvOS", "introduced: 9", in: context("iOS 15")) == .nothing)
    #expect(
      context("iOS 15").judge(attribute("tvOS", "introduced: 9")).introduction?.verdict
        == .notJudged(.notBuilt))
  }

  @Test("of the long form `introduced:` goes, and all when nothing is left")
  func long() {
    #expect(removal("iOS", "introduced: 15", in: context("iOS 15")) == .whole)
    #expect(removal("iOS", "introduced: 15.1", in: context("iOS 15")) == .nothing)
    #expect(removal("iOS", "introduced: 13", "deprecated: 18", in: context("iOS 15")) == .arguments([1]))
    #expect(removal("iOS", "deprecated: 18", "introduced: 13", in: context("iOS 15")) == .arguments([2]))
    #expect(removal("iOS", "introduced: 13", "obsoleted: 18", in: context("iOS 15")) == .arguments([1]))
    #expect(removal("iOS", "introduced: 13", "noasync", in: context("iOS 15")) == .arguments([1]))
    #expect(removal("iOS", "introduced: 13", "unavailable", in: context("iOS 15")) == .arguments([1]))
    #expect(removal("iOS", "introduced: 13", "message: \"a, (b)\"", in: context("iOS 15")) == .nothing)
    #expect(removal("iOS", "unavailable", in: context("iOS 15")) == .nothing)
    #expect(removal("*", "noasync", in: context("iOS 15")) == .nothing)
    #expect(removal("iOS", "introduced: 13", in: context("iOS 15", "macOS 12")) == .whole)
  }

  @Test("inside an enclosing attribute its version counts, not the minimum")
  func enclosing() {
    let inside = context("iOS 15").narrowed(by: attribute("iOS 17", "*"))
    #expect(removal("iOS 17", "*", in: inside) == .whole)
    #expect(removal("iOS 17.1", "*", in: inside) == .nothing)
  }

  @Test("deprecated at or below the minimum marks a shim that can go")
  func deprecated() {
    func verdict(_ arguments: String...) -> Verdict? {
      context("iOS 15").judge(AvailabilityAttribute(arguments: arguments)).deprecation?.verdict
    }
    #expect(verdict("iOS", "deprecated: 14.9") == .always)
    #expect(verdict("iOS", "deprecated: 15") == .always)
    #expect(verdict("iOS", "deprecated: 15.0.1") == .depends)
    #expect(verdict("iOS", "deprecated") == .always)
    #expect(verdict("*", "deprecated") == .always)
    #expect(verdict("macOS", "deprecated: 12") == .never)
    // No project can have a minimum below that: it says nothing of one.
    #expect(verdict("macOS", "deprecated: 10") == nil)
    #expect(verdict("iOS", "introduced: 13") == nil)
    #expect(
      context("iOS 15", "macOS 12").judge(attribute("iOS", "deprecated: 15")).deprecation?.verdict == .depends
    )
    #expect(
      context("macCatalyst 15").judge(attribute("iOS", "deprecated: 15")).deprecation?.verdict == .always)
    #expect(
      context("visionOS 1").judge(attribute("iOS", "deprecated: 18")).deprecation?.verdict == .depends)
  }

  @Test("on visionOS an attribute's iOS clause counts, by the SDKs' map")
  func vision() {
    func introduced(_ clause: String, _ minimum: String) -> Verdict? {
      context(minimum).judge(attribute(clause, "*")).introduction?.verdict
    }
    #expect(introduced("iOS 17.3", "visionOS 1") == .always)
    #expect(introduced("iOS 17.4", "visionOS 1") == .depends)
    #expect(introduced("iOS 17.4", "visionOS 1.1") == .always)
    #expect(introduced("iOS 17.5", "visionOS 1.1") == .depends)
    // The first number alone, which is older than 17.1.
    #expect(introduced("iOS 17.6", "visionOS 1") == .always)
    #expect(introduced("iOS 18", "visionOS 1.3") == .depends)
    #expect(introduced("iOS 18", "visionOS 2") == .always)
    #expect(introduced("iOS 18.6", "visionOS 2.5") == .depends)
    #expect(introduced("iOS 18.6", "visionOS 2.6") == .always)
    #expect(introduced("iOS 26", "visionOS 2.6") == .depends)
    #expect(introduced("iOS 26", "visionOS 26") == .always)
    #expect(introduced("iOS 26.2", "visionOS 26.1") == .depends)
    // Not in every SDK's map.
    #expect(introduced("iOS 26.1", "visionOS 26") == .notJudged(.mappedBySDK))
    #expect(introduced("iOS 26.1", "visionOS 26.1") == .always)
    #expect(introduced("iOS 26.1", "visionOS 2.6") == .depends)
    #expect(introduced("iOS 18.7.1", "visionOS 2") == .notJudged(.mappedBySDK))
    // Its own clause comes first.
    #expect(
      context("visionOS 1").judge(attribute("iOS 17", "visionOS 2", "*")).introduction?.verdict == .depends)
    #expect(
      context("visionOS 2").judge(attribute("iOS 99", "visionOS 2", "*")).introduction?.verdict == .always)
    let inside = context("visionOS 1").narrowed(by: attribute("iOS 18.2", "*"))
    #expect(inside.platforms[0].known == KnownRange(from: Version(2, 2)))
  }

  @Test("anyAppleOS counts where nothing else names the platform")
  func anyAppleOS() {
    #expect(context("iOS 26").judge(attribute("anyAppleOS 26", "*")).removal == .whole)
    #expect(context("iOS 26").judge(attribute("anyAppleOS 26.1", "*")).removal == .nothing)
    #expect(
      context("iOS 26", "macOS 15").judge(attribute("anyAppleOS 26", "*")).introduction?.verdict == .depends)
    #expect(
      context("iOS 26", "macOS 15").judge(attribute("anyAppleOS 26", "macOS 15", "*")).removal == .whole)
    #expect(context("visionOS 26").judge(attribute("anyAppleOS 27", "iOS 26", "*")).removal == .whole)
    #expect(context("macCatalyst 18").judge(attribute("anyAppleOS 27", "iOS 16", "*")).removal == .whole)
    #expect(context("iOS 26").judge(attribute("anyAppleOS", "introduced: 26")).removal == .whole)
    #expect(
      context("tvOS 27").judge(attribute("anyAppleOS", "deprecated: 27")).deprecation?.verdict == .always)
    #expect(context("tvOS 26").isUnusable([attribute("anyAppleOS", "obsoleted: 26")]))
    #expect(
      context("iOS 17").judge(attribute("anyAppleOS 18", "*")).introduction?.verdict
        == .notJudged(.impossibleVersion))
  }

  @Test("of several attributes the one with the closest name counts")
  func severalAttributes() {
    let both = [attribute("iOS", "introduced: 28"), attribute("visionOS", "introduced: 1")]
    #expect(context("iOS 18", "visionOS 2").overrulesOthers(1, among: both))
    #expect(!context("iOS 18", "macOS 15").overrulesOthers(1, among: both))
    let all = [attribute("iOS", "introduced: 15"), attribute("anyAppleOS", "deprecated: 26")]
    #expect(context("iOS 26").overrulesOthers(0, among: all))
    #expect(context("iOS 26").isOverruled(1, among: all, at: 0))
    #expect(!context("macOS 26").isOverruled(1, among: all, at: 0))
    let usable = [attribute("iOS", "obsoleted: 15"), attribute("visionOS", "introduced: 1")]
    #expect(!context("iOS 18", "visionOS 2").isUnusable(usable))
    #expect(context("iOS 18", "visionOS 2").isUnusable([usable[0]]))
    // The last of those alike.
    #expect(context("iOS 18").overrulesOthers(1, among: [usable[0], attribute("iOS 13", "*")]))
    #expect(!context("iOS 18").overrulesOthers(0, among: [attribute("iOS 13", "*"), usable[0]]))
  }

  @Test("obsoleted at or below the minimum: the declaration cannot be used")
  func obsoleted() {
    #expect(context("iOS 15").isUnusable([attribute("iOS", "obsoleted: 15")]))
    #expect(
      context("iOS 15").isUnusable([attribute("iOS", "introduced: 9", "obsoleted: 11", "renamed: \"f\"")]))
    #expect(!context("iOS 15").isUnusable([attribute("iOS", "obsoleted: 15.1")]))
    #expect(!context("iOS 15", "macOS 12").isUnusable([attribute("iOS", "obsoleted: 15")]))
    #expect(
      context("iOS 15", "macOS 12").isUnusable([
        attribute("iOS", "obsoleted: 15"), attribute("macOS", "unavailable"),
      ]))
    #expect(context("iOS 15", "macOS 12").isUnusable([attribute("*", "unavailable")]))
    #expect(!context("iOS 15").isUnusable([attribute("iOS 99", "*")]))
    #expect(!context("iOS 15").isUnusable([]))
    #expect(!context().isUnusable([attribute("*", "unavailable")]))
  }

  @Test("names that we do not know and Swift's own versions are not judged")
  func unknown() {
    #expect(removal("SwiftStdlib 5.1", "*", in: context("iOS 15")) == .nothing)
    #expect(removal("iOS 13", "SwiftStdlib 5.1", "*", in: context("iOS 15", "macOS 12")) == .nothing)
    #expect(removal("SwiftStdlib", "introduced: 5.1", in: context("iOS 15")) == .nothing)
    #expect(removal("swift 5", in: context("iOS 15")) == .nothing)
    #expect(removal("swift", "introduced: 4", in: context("iOS 15")) == .nothing)
    #expect(!context("iOS 15").isUnusable([attribute("swift", "obsoleted: 5")]))
    #expect(context("iOS 15").judge(attribute("iOS 13")).introduction?.verdict == .notJudged(.malformed))
  }

  @Test("back deployment goes when every platform built has the function itself")
  func backDeployment() {
    func removal(_ arguments: String..., in context: AvailabilityContext) -> AttributeJudgement.Removal {
      context.judge(BackDeployment(arguments: arguments)).removal
    }
    #expect(removal("before: iOS 15", in: context("iOS 15")) == .whole)
    #expect(removal("before: iOS 15.1", in: context("iOS 15")) == .nothing)
    #expect(removal("before: iOS 15", "macOS 12", in: context("iOS 15", "macOS 12")) == .whole)
    #expect(removal("before: iOS 15", " macOS 13", in: context("iOS 15", "macOS 12")) == .arguments([0]))
    #expect(removal("before: macOS 12", in: context("iOS 15")) == .nothing)
    #expect(removal("before: SwiftStdlib 5.8", in: context("iOS 15")) == .nothing)
    #expect(BackDeployment(arguments: ["iOS 15"]).isMalformed)
    #expect(BackDeployment(arguments: ["before iOS 15"]).isMalformed)
  }
}

@Suite("Attributes, read")
struct AttributeReadingTests {
  @Test("the long form is kept with the arguments that say so")
  func long() throws {
    let read = attribute(
      " iOS ", "introduced:13.1", "deprecated : 15", "\n  obsoleted: 16.2.1 // gone", "renamed: \"g(a:)\"",
      "message: \"use \\\"g\\\"\"", "noasync")
    guard case .long(let long) = read.form else { throw Unexpected(form: read.form) }
    #expect(long.name == .platform(.iOS, isApplicationExtension: false))
    #expect(long.introduced == .init(version: Version(13, 1), argument: 1))
    #expect(long.deprecated == .init(version: Version(15), argument: 2))
    #expect(long.obsoleted == .init(version: Version(16, 2, 1), argument: 3))
    #expect(long.renamed == "g(a:)")
    #expect(long.message == "use \\\"g\\\"")
    #expect(long.noasync == 6)
  }

  private struct Unexpected: Error { var form: AvailabilityAttribute.Form }

  @Test(
    "what the compiler refuses, or says that it means nothing, is malformed",
    arguments: [
      ["iOS 13"], ["iOS 13", "macOS 11"], [], ["*"], ["iOS"], ["iOS", "*"],
      ["iOS", "introduced: 13", "introduced: 14"],
      ["iOS", "introduced"], ["iOS", "introduced: \"13\""], ["iOS", "introduced: 1_3"],
      ["iOS", "introduced:"],
      ["iOS", "unavailable", "deprecated"], ["iOS", "unavailable: 13"], ["*", "introduced: 13"],
      ["*", "deprecated: 13"],
      ["iOS 13", "swift 5", "*"], ["swift 5", "*"], ["iOS 13", "deprecated: 14", "*"],
      ["iOS", "introduced: 13", "*"],
      ["iOS", "foo: 3", "introduced: 13"], ["iOS", "introduced: 13", "foo"],
      ["iOS", "renamed: g", "deprecated"],
      ["iOS", "introduced=13"],
    ])
  func malformed(arguments: [String]) {
    #expect(AvailabilityAttribute(arguments: arguments).form == .malformed)
  }
}
