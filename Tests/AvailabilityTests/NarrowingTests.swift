import Availability
import Testing

@Suite("What gates make known")
struct NarrowingTests {
  @Test("inside a gate its version is known, in its else it is not reached")
  func gate() {
    let base = context("iOS 15")
    let gate = available("iOS 17", "*")
    let inside = base.narrowed(by: gate, holds: true, gate: 7)
    #expect(inside.platforms[0].known == KnownRange(from: Version(17)))
    #expect(inside.platforms[0].lowerGate == 7)
    #expect(inside.judge(available("iOS 17", "*")).verdict == .always)
    #expect(inside.judge(available("iOS 17.0.1", "*")).verdict == .depends)

    let fallback = base.narrowed(by: gate, holds: false, gate: 8)
    #expect(fallback.platforms[0].known == KnownRange(from: Version(15), before: Version(17)))
    #expect((fallback.platforms[0].lowerGate, fallback.platforms[0].upperGate) == (nil, 8))
    #expect(fallback.judge(available("iOS 17", "*")).verdict == .never)
    #expect(fallback.judge(available("iOS 18", "*")).verdict == .never)
    #expect(fallback.judge(available("iOS 16.9.9", "*")).verdict == .depends)
    #expect(fallback.judge(unavailable("iOS 17")).verdict == .always)
  }

  @Test("#unavailable is the other way round")
  func unavailableGate() {
    let base = context("iOS 15")
    let gate = unavailable("iOS 17")
    #expect(base.narrowed(by: gate, holds: true) == base.narrowed(by: available("iOS 17", "*"), holds: false))
    #expect(base.narrowed(by: gate, holds: false) == base.narrowed(by: available("iOS 17", "*"), holds: true))
  }

  @Test("a platform that goes by * knows nothing new inside, and never gets to the else")
  func wildcard() {
    let base = context("iOS 15", "macOS 12")
    let gate = available("iOS 17", "*")
    #expect(base.narrowed(by: gate, holds: true).platforms[1] == base.platforms[1])
    let fallback = base.narrowed(by: gate, holds: false)
    #expect(fallback.platforms[1].known.isEmpty)
    #expect(fallback.judge(available("iOS 17", "macOS 99", "*")).verdict == .never)
    #expect(fallback.judge(available("macOS 99", "*")).platforms[1].verdict == .notJudged(.unreachable))
    #expect(!fallback.isUnreachable)
    #expect(context("macOS 12").narrowed(by: gate, holds: false).isUnreachable)
  }

  @Test("the else of a stale gate is never reached, at the boundary and below")
  func deadElse() {
    for version in ["13", "14.9", "15"] {
      let fallback = context("iOS 15").narrowed(by: available("iOS \(version)", "*"), holds: false)
      #expect(fallback.isUnreachable)
      #expect(fallback.judge(available("iOS 17", "*")).verdict == .notJudged(.unreachable))
    }
    #expect(!context("iOS 15").narrowed(by: available("iOS 15.0.1", "*"), holds: false).isUnreachable)
  }

  @Test("what is not judged narrows nothing")
  func notJudged() {
    let vision = context("visionOS 1")
    #expect(vision.narrowed(by: available("iOS 18", "*"), holds: true) == vision)
    #expect(vision.narrowed(by: available("iOS 18", "*"), holds: false).isUnreachable)
    let custom = context("iOS 15")
    #expect(custom.narrowed(by: available("SwiftStdlib 9", "*"), holds: false) == custom)
  }

  @Test("where the kind of build is unknown, only what holds of both is known")
  func unknownExtension() {
    let base = context("iOS 15", isExtension: nil)
    let gate = available("iOS 16", "iOSApplicationExtension 18", "*")
    #expect(base.narrowed(by: gate, holds: true).platforms[0].known == KnownRange(from: Version(16)))
    #expect(
      base.narrowed(by: gate, holds: false).platforms[0].known
        == KnownRange(from: Version(15), before: Version(18)))
    let appOnly = available("iOSApplicationExtension 18", "*")
    #expect(base.narrowed(by: appOnly, holds: true) == base)
  }

  @Test("a declaration's attribute holds inside it")
  func attributes() {
    let base = context("iOS 15", "macOS 12")
    let short = base.narrowed(by: attribute("iOS 17", "*"), gate: 3)
    #expect(short.platforms.map(\.known.lower) == [Version(17), Version(12)])
    #expect(short.platforms.map(\.lowerGate) == [3, nil])
    let long = base.narrowed(by: attribute("macOS", "introduced: 14", "deprecated: 15"))
    #expect(long.platforms.map(\.known) == [KnownRange(from: Version(15)), KnownRange(from: Version(14))])
    for other in [
      attribute("iOS", "obsoleted: 14"), attribute("iOS", "deprecated: 17"), attribute("iOS", "unavailable"),
      attribute("*", "deprecated"), attribute("swift 5"), attribute("iOS", "introduced: x"),
      attribute("iOS 13", "*"),
    ] {
      #expect(base.narrowed(by: other) == base)
    }
  }

  @Test("the else of several checks knows what all ways there have in common")
  func lists() {
    let base = context("iOS 15", "watchOS 8")
    let conditions = [available("iOS 16", "*"), available("watchOS 9", "*")]
    let fallback = base.narrowedByFailure(of: conditions)
    #expect(
      fallback.platforms.map(\.known) == [
        KnownRange(from: Version(15), before: Version(16)), KnownRange(from: Version(8), before: Version(9)),
      ])
    let nested = base.narrowedByFailure(of: [available("iOS 16", "*"), available("iOS 18", "*")])
    #expect(nested.platforms[0].known == KnownRange(from: Version(15), before: Version(18)))
    #expect(nested.platforms[1].known.isEmpty)
    #expect(base.narrowedByFailure(of: []) == base)
  }

  @Test("#if leaves the platforms that it may be built for")
  func conditionalCompilation() {
    let base = context("iOS 15", "macOS 12", "macCatalyst 15")
    func remaining(_ text: String, holds: Bool = true) -> [Platform] {
      base.narrowed(to: PlatformCondition(text), holds: holds).platforms.map(\.platform)
    }
    #expect(remaining("os(macOS)") == [.macOS])
    #expect(remaining("os(macOS)", holds: false) == [.iOS, .macCatalyst])
    #expect(remaining("targetEnvironment(macCatalyst)", holds: false) == [.iOS, .macOS])
    #expect(remaining("DEBUG") == [.iOS, .macOS, .macCatalyst])
    #expect(remaining("DEBUG", holds: false) == [.iOS, .macOS, .macCatalyst])
    #expect(remaining("DEBUG && os(iOS)") == [.iOS, .macCatalyst])
    let linux = base.narrowed(to: PlatformCondition("os(Linux)"))
    #expect(linux.judge(available("iOS 13", "*")).verdict == .notJudged(.notBuilt))
  }
}

@Suite("Ranges")
struct KnownRangeTests {
  @Test("the end is not part of it")
  func boundaries() {
    let range = KnownRange(from: Version(15), before: Version(17))
    #expect(range.isAtLeast(Version(15)) == .always)
    #expect(range.isAtLeast(Version(15, 0, 1)) == .depends)
    #expect(range.isAtLeast(Version(16, 9, 9)) == .depends)
    #expect(range.isAtLeast(Version(17)) == .never)
    #expect(!range.isEmpty && KnownRange(from: Version(17), before: Version(17)).isEmpty)
    #expect(KnownRange(from: Version(18), before: Version(17)).isEmpty)
  }

  @Test("intersection and union")
  func combining() {
    let low = KnownRange(from: Version(13), before: Version(16))
    let high = KnownRange(from: Version(15))
    let empty = KnownRange(from: Version(20), before: Version(20))
    #expect(low.intersection(high) == KnownRange(from: Version(15), before: Version(16)))
    #expect(high.intersection(low) == low.intersection(high))
    #expect(low.union(high) == KnownRange(from: Version(13)))
    #expect(low.union(empty) == low && empty.union(low) == low)
  }
}
