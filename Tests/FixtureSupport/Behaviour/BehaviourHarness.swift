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

    public var description: String {
      switch self {
      case .same: "same"
      case .beforeDoesNotCompile(let errors): "does not compile before:\n\(errors)"
      case .afterDoesNotCompile(let errors): "does not compile after:\n\(errors)"
      case .differs(let name, let before, let after): "\(name) differs\nbefore:\n\(before)\nafter:\n\(after)"
      }
    }
  }

  /// Programs need only the compiler, but a target for which every Apple platform's check holds.
  public static var isSupported: Bool {
    #if os(Linux)
      Toolchain.current != nil
    #else
      false
    #endif
  }

  /// Compiles and runs both texts as scripts of their own. The same text is compiled once and run twice.
  public static func compareOutput(before: String, after: String) throws -> Verdict {
    let first = try Executable(compiling: before)
    guard first.errors.isEmpty else { return .beforeDoesNotCompile(first.errors) }
    let second = before == after ? first : try Executable(compiling: after)
    guard second.errors.isEmpty else { return .afterDoesNotCompile(second.errors) }
    let (old, new) = (try first.run(), try second.run())
    guard old.status == new.status else {
      return .differs(name: "the end", before: "status \(old.status)", after: "status \(new.status)")
    }
    return firstDifference(sections(old.output), sections(new.output))
  }

  /// The programs of these seeds that a rewrite breaks, each with what is wrong.
  public static func survey(
    seeds: Range<UInt64>, cases: Int, rewrite: @Sendable (String) throws -> String
  ) throws -> [(seed: UInt64, verdict: Verdict)] {
    try seeds.compactMap { seed in
      var generator = ProgramGenerator(seed: seed)
      let program = generator.program(cases: cases)
      let verdict = try compareOutput(before: program, after: try rewrite(program))
      return verdict == .same ? nil : (seed, verdict)
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

/// A program compiled from a text, as long as this value lives.
private struct Executable {
  /// What the compiler said when it did not compile.
  let errors: String
  private let folder: TemporaryFolder

  /// For ever: the programs do next to nothing.
  private static let patience = 20.0

  init(compiling text: String) throws {
    guard let swiftc = Toolchain.current?.swiftc else {
      throw OracleError("swiftc is not on the search path")
    }
    folder = try TemporaryFolder()
    let source = try folder.file("main.swift", holding: text)
    let flags = ["-Onone", "-swift-version", "5", "-suppress-warnings", "-diagnostic-style", "llvm"]
    let program = folder.url.appendingPathComponent("program").path
    let compiled = try Subprocess.run(swiftc, flags + [source.path, "-o", program])
    errors = compiled.succeeded ? "" : "status \(compiled.status)\n\(compiled.errors.prefix(4000))"
  }

  func run() throws -> Subprocess {
    try Subprocess.run(folder.url.appendingPathComponent("program"), [], patience: Self.patience)
  }
}
