import Availability
import Testing

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

  @Test("deprecated at or below the minimum marks a shim that has had its day")
  func deprecated() {
    func verdict(_ arguments: String...) -> Verdict? {
      context("iOS 15").judge(AvailabilityAttribute(arguments: arguments)).deprecation?.verdict
    }
    #expect(verdict("iOS", "deprecated: 14.9") == .always)
    #expect(verdict("iOS", "deprecated: 15") == .always)
    #expect(verdict("iOS", "deprecated: 15.0.1") == .depends)
    #expect(verdict("iOS", "deprecated") == .always)
    #expect(verdict("*", "deprecated") == .always)
    #expect(verdict("macOS", "deprecated: 10") == .never)
    #expect(verdict("iOS", "introduced: 13") == nil)
    #expect(
      context("iOS 15", "macOS 12").judge(attribute("iOS", "deprecated: 15")).deprecation?.verdict == .depends
    )
    #expect(
      context("macCatalyst 15").judge(attribute("iOS", "deprecated: 15")).deprecation?.verdict == .always)
    #expect(
      context("visionOS 1").judge(attribute("iOS", "deprecated: 18")).deprecation?.verdict
        == .notJudged(.mappedBySDK))
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
