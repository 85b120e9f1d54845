import Availability
import LintCore
import SwiftSource
import Testing

@Suite struct AvailabilityFactsTests {
  /// What is known of iOS, from 15 on, at each token that is the name `here`.
  private func known(_ source: String) -> [KnownRange] {
    let tree = SyntaxTree(source)
    let facts = AvailabilityFacts(
      of: tree, context: AvailabilityContext(targets: [DeploymentTarget(.iOS, Version(15), source: "--min")]))
    return tree.tokens.indices.filter { tree.text[tree.tokens[$0].range] == "here" }
      .map {
        facts.context(at: $0).platforms.first?.known ?? KnownRange(from: Version(0), before: Version(0))
      }
  }

  private let minimum = KnownRange(from: Version(15))
  private let newer = KnownRange(from: Version(17))
  private let older = KnownRange(from: Version(15), before: Version(17))

  @Test func branches() {
    #expect(
      known("here; if #available(iOS 17, *) { here } else { here }; here") == [
        minimum, newer, older, minimum,
      ])
    #expect(known("if #unavailable(iOS 17) { here } else { here }") == [older, newer])
    #expect(
      known("if x { here } else if #available(iOS 17, *) { here } else { here }") == [minimum, newer, older])
    #expect(known("while #available(iOS 17, *) { here }; here") == [newer, minimum])
  }

  @Test func restOfTheBlock() {
    #expect(
      known("func f() { here; guard #available(iOS 17, *) else { here; return }; here; g { here } }\nhere")
        == [minimum, older, newer, newer, minimum])
    #expect(
      known("switch x { case 1: guard #available(iOS 17, *) else { break }; here\ndefault: here }") == [
        newer, minimum,
      ])
    // The clause may not be built; behind it nothing is known.
    #expect(
      known("func f() {\n#if DEBUG\nguard #available(iOS 17, *) else { return }; here\n#endif\nhere }") == [
        newer, minimum,
      ])
  }

  @Test func conditionLists() {
    #expect(
      known("if here(), #available(iOS 17, *), here() { here } else { here }") == [
        minimum, newer, newer, minimum,
      ])
    let both = KnownRange(from: Version(18))
    #expect(
      known("if #available(iOS 17, *), #available(iOS 18, *) { here } else { here }")
        == [both, KnownRange(from: Version(15), before: Version(18))])
  }

  @Test func declarations() {
    #expect(
      known("@available(iOS 17, *) class C { let x = here; func f() { here } }\nhere") == [
        newer, newer, minimum,
      ])
    #expect(known("@available(iOS 17, *) struct S {}\nextension S { func f() { here } }") == [minimum])
    #expect(known("@available(iOS 16, *) @available(iOS 17, *) func f() { here }") == [newer])
    #expect(known("@available(iOS, deprecated: 17) func f() { here }") == [minimum])
  }

  @Test func nestedRegionsEndWhereTheyShould() {
    let source = """
      func f() {
        if #available(iOS 16, *) {
          guard #available(iOS 17, *) else { return }
          here
          if #available(iOS 18, *) { here }
          here
        }
        here
      }
      here
      """
    #expect(known(source) == [newer, KnownRange(from: Version(18)), newer, minimum, minimum])
  }

  @Test func conditionalCompilation() {
    let tree = SyntaxTree("#if os(iOS)\nhere\n#elseif os(macOS)\nhere\n#else\nhere\n#endif\nhere\n")
    let targets = [
      DeploymentTarget(.iOS, Version(15), source: ""), DeploymentTarget(.macOS, Version(12), source: ""),
    ]
    let facts = AvailabilityFacts(of: tree, context: AvailabilityContext(targets: targets))
    let platforms = tree.tokens.indices.filter { tree.text[tree.tokens[$0].range] == "here" }
      .map { facts.context(at: $0).platforms.map(\.platform) }
    #expect(platforms == [[.iOS], [.macOS], [], [.iOS, .macOS]])
  }

  @Test func everyTokenLiesInTheScopeThatIsFoundForIt() {
    let source = """
      @available(iOS 16, *) class C {
        #if os(iOS)
        func f() { guard #available(iOS 17, *), x else { return }; if #available(iOS 18, *) { } else { } }
        #endif
        @available(iOS 17, *) var p: Int { if #available(iOS 18, *) { 1 } else { 2 } }
      }
      """
    let tree = SyntaxTree(source)
    let facts = AvailabilityFacts(
      of: tree, context: AvailabilityContext(targets: [DeploymentTarget(.iOS, Version(15), source: "--min")]))
    for token in tree.tokens.indices {
      let innermost = facts.scopes.indices.last { facts.scopes[$0].tokens.contains(token) }
      #expect(facts.scope(at: token) == innermost)
    }
  }
}
