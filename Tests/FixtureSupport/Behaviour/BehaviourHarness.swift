import Foundation

/// Runs a program before and after a rewrite and compares what it printed.
public enum BehaviourHarness {
  /// What a comparison found.
  public enum Verdict: Equatable, Sendable, CustomStringConvertible {
    case same
    /// The program does not compile as it was: no statement about the rewrite.
    case beforeDoesNotCompile(String)
    case afterDoesNotCompile(String)
    /// The first case that printed something else, with both texts.
    case differs(name: String, before: String, after: String)
    /// What the compiler warns of more often than before, by kind.
    case newWarnings([String])

    public var description: String {
      switch self {
      case .same: "same"
      case .beforeDoesNotCompile(let errors): "does not compile before:\n\(errors)"
      case .afterDoesNotCompile(let errors): "does not compile after:\n\(errors)"
      case .differs(let name, let before, let after): "\(name) differs\nbefore:\n\(before)\nafter:\n\(after)"
      case .newWarnings(let kinds): "warns more than before:\n\(kinds.joined(separator: "\n"))"
      }
    }
  }

  /// Whether the tests run on this system: on Linux every check for an Apple platform holds. A missing compiler is an
  /// error, so that tests fail without it.
  public static var isSupported: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }

  /// Compiles and runs both texts as scripts of their own.
  public static func compareOutput(before: String, after: String) throws -> Verdict {
    try compareOutput(
      before: ProgramProject(["main.swift": before]), after: ProgramProject(["main.swift": after]))
  }

  /// Compiles and runs both. The same files are compiled once and run twice.
  public static func compareOutput(before: ProgramProject, after: ProgramProject) throws -> Verdict {
    let first = try Executable(compiling: before)
    guard first.errors.isEmpty else { return .beforeDoesNotCompile(first.errors) }
    let second = before == after ? first : try Executable(compiling: after)
    guard second.errors.isEmpty else { return .afterDoesNotCompile(second.errors) }
    let (old, new) = (try first.run(), try second.run())
    guard old.status == new.status else {
      return .differs(name: "the end", before: "status \(old.status)", after: "status \(new.status)")
    }
    let verdict = firstDifference(sections(old.output), sections(new.output))
    let warnings = second.warnings.more(than: first.warnings)
    return verdict == .same && !warnings.isEmpty ? .newWarnings(warnings) : verdict
  }

  /// The programs of these seeds that a rewrite breaks, each with what is wrong.
  public static func survey(
    seeds: Range<UInt64>, cases: Int, rewrite: @Sendable (ProgramProject) throws -> ProgramProject
  ) throws -> [(seed: UInt64, verdict: Verdict)] {
    try seeds.compactMap { seed in
      var generator = ProgramGenerator(seed: seed)
      let program = generator.project(cases: cases)
      let verdict = try compareOutput(before: program, after: try rewrite(program))
      return verdict == .same ? nil : (seed, verdict)
    }
  }

  /// The same of a rewrite of `main.swift` alone.
  public static func survey(
    seeds: Range<UInt64>, cases: Int, rewriteMain: @Sendable (String) throws -> String
  ) throws -> [(seed: UInt64, verdict: Verdict)] {
    try survey(seeds: seeds, cases: cases) { program in
      var program = program
      program.files["main.swift"] = try rewriteMain(program.files["main.swift"]!)
      return program
    }
  }

  private struct Section: Equatable {
    var name: String
    var text: String
  }

  private static func sections(_ output: String) -> [Section] {
    var sections = [Section(name: "the beginning", text: "")]
    for line in output.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("== ") {
        sections.append(Section(name: String(line.dropFirst(3)), text: ""))
      } else {
        sections[sections.count - 1].text += line + "\n"
      }
    }
    return sections
  }

  private static func firstDifference(_ before: [Section], _ after: [Section]) -> Verdict {
    for (index, section) in before.enumerated() {
      guard index < after.count, after[index] == section else {
        let other = index < after.count && after[index].name == section.name ? after[index].text : "(nothing)"
        return .differs(name: section.name, before: section.text, after: other)
      }
    }
    guard after.count > before.count else { return .same }
    return .differs(name: after[before.count].name, before: "(nothing)", after: after[before.count].text)
  }
}
