import FixtureSupport
import Foundation
import Testing

@Suite(.enabled(if: BehaviourHarness.isSupported, "needs swiftc on Linux"))
struct MigratedProgramTests {
  @Test(arguments: Thoroughness.some(of: BehaviourProgram.all, oneIn: 3))
  func aProgramByHandBehavesTheSame(program: BehaviourProgram) throws {
    let before = try program.text
    var known = ""
    for unsafely in [false, true] {
      let after = try Migrating.migrate(before, unsafely: unsafely)
      #expect(after != before, "nothing was migrated")
      if after == known { continue }
      known = after
      let verdict = try BehaviourHarness.compareOutput(before: before, after: after)
      #expect(verdict == .same, "\(verdict)\n\(after)")
      #expect(
        try Migrating.migrate(after, unsafely: unsafely) == after, "a second migration changes it again")
    }
  }

  /// A short run; a long one for as many programs as `BACKPORT_PROGRAMS` asks. `BACKPORT_PROGRAMS_WRITE` names a folder
  /// that they are written to instead.
  @Test(arguments: ProgramGeneratorTests.first..<ProgramGeneratorTests.first + ProgramGeneratorTests.programs)
  func aGeneratedProgramBehavesTheSame(seed: UInt64) throws {
    if let folder = ProgramGeneratorTests.environment["BACKPORT_PROGRAMS_WRITE"] {
      var generator = ProgramGenerator(seed: seed)
      let program = generator.program(cases: ProgramGeneratorTests.casesPerProgram)
      try ProgramGenerator.companion.write(
        toFile: "\(folder)/Companion.swift", atomically: true, encoding: .utf8)
      return try program.write(toFile: "\(folder)/\(seed).swift", atomically: true, encoding: .utf8)
    }
    let wrong = try BehaviourHarness.survey(
      seeds: seed..<seed + 1, cases: ProgramGeneratorTests.casesPerProgram
    ) { try Migrating.migrate($0) }
    #expect(wrong.isEmpty, "\(wrong)")
  }

  /// A safe run leaves a check only where it shows what an answer, a shim or an orphan could do without it: never for the
  /// sake of a nicer form.
  @Test(arguments: ProgramGeneratorTests.first..<ProgramGeneratorTests.first + (Thoroughness.isFull ? 10 : 4))
  func noCheckWaitsForAForm(seed: UInt64) throws {
    var generator = ProgramGenerator(seed: seed)
    let result = try Migrating.result(
      of: generator.project(cases: ProgramGeneratorTests.casesPerProgram).files, unsafely: false)
    let forms = result.postponed.keys.filter { finding in
      finding.rule == "redundant-check" && finding.fix?.applicability == .unsafe
        && !finding.message.hasPrefix("'#")
        && !["asks for '", "' is always "].contains(where: finding.message.contains)
    }
    #expect(forms.isEmpty, "\(forms.map(\.message))")
  }
}
