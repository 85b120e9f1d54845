import FixtureSupport
import Foundation
import Testing

@Suite(.enabled(if: BehaviourHarness.isSupported, "needs swiftc on Linux"))
struct ProgramGeneratorTests {
  static let environment = ProcessInfo.processInfo.environment
  /// How many programs to try, and which is the first to migrate; each holds as many cases as `casesPerProgram`.
  static let programs = environment["BACKPORT_PROGRAMS"].flatMap(UInt64.init) ?? 2
  static let first = environment["BACKPORT_PROGRAMS_FIRST"].flatMap(UInt64.init) ?? 2000
  static let casesPerProgram = 25

  @Test func theSameSeedGivesTheSameProgram() {
    var first = ProgramGenerator(seed: 11)
    var second = ProgramGenerator(seed: 11)
    var other = ProgramGenerator(seed: 12)
    let program = first.program(cases: 5)
    #expect(program == second.program(cases: 5) && program != other.program(cases: 5))
  }

  /// Whatever is generated compiles, ends, and does the same each time.
  @Test(arguments: 0..<programs)
  func programsRun(seed: UInt64) throws {
    let wrong = try BehaviourHarness.survey(
      seeds: seed..<seed + 1, cases: Self.casesPerProgram, rewriteMain: { $0 })
    #expect(wrong.isEmpty, "\(wrong.map(\.verdict))")
  }

  /// A check is nothing but a condition that holds: with a function in its place all stays the same.
  @Test func aFunctionThatIsTrueCanStandForEachCheck() throws {
    let rewrite = { @Sendable (program: String) in
      program.replacing("\"#available", with: "\"quoted")
        .replacing(/#available ?\([^)]*\)/, with: "truth()")
        .replacing(/#unavailable\([^)]*\)/, with: "!truth()")
        .replacing("\"quoted", with: "\"#available") + "\nfunc truth() -> Bool { true }\n"
    }
    let wrong = try BehaviourHarness.survey(
      seeds: 500..<501, cases: Self.casesPerProgram, rewriteMain: rewrite)
    #expect(wrong.isEmpty, "\(wrong.map(\.verdict))")
  }

  /// Each of these is a mistake that a migration could make; each shows within four programs.
  @Test(arguments: WrongRewriter.allCases)
  func aWrongRewriterIsCaught(rewriter: WrongRewriter) throws {
    var wrong: [(seed: UInt64, verdict: BehaviourHarness.Verdict)] = []
    for seed: UInt64 in 900..<904 where wrong.isEmpty {
      wrong = try BehaviourHarness.survey(
        seeds: seed..<seed + 1, cases: Self.casesPerProgram, rewriteMain: rewriter.rewrite)
    }
    let names = wrong.compactMap { difference in
      if case .differs(let name, _, _) = difference.verdict { return name }
      return nil
    }
    #expect(!names.isEmpty && names.allSatisfy { $0.hasPrefix("case") }, "\(wrong.map(\.verdict))")
  }

  enum WrongRewriter: String, CaseIterable, Sendable {
    case takesTheWrongBranch, dropsTheElse, dropsDefer, forgetsThePath

    func rewrite(_ program: String) -> String {
      switch self {
      case .takesTheWrongBranch:
        program.replacing("if #available(iOS 14, *) {", with: "if #unavailable(iOS 14) {")
      case .dropsTheElse: program.replacing(/else if flag\(/, with: "else if false && flag(")
      case .dropsDefer: program.replacing("defer {", with: "do {")
      case .forgetsThePath:
        program.replacing("#available(iOS 15, *)", with: "#available(iOS 15, *), 1 > 2")
      }
    }
  }
}
