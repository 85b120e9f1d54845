import Foundation
import LintCore

/// Generated projects of shims, before and after a migration.
public struct ShimProgramSurvey: Sendable {
  /// A case that a migration breaks, or one that was broken before.
  public struct Failure: Sendable, CustomStringConvertible {
    public let kind: String
    public let number: UInt64
    public let verdict: BehaviourHarness.Verdict
    public let before: [String: String]
    public let after: [String: String]

    public var description: String {
      let (old, new) = (Self.shown(before), Self.shown(after))
      return "\(kind), case \(number): \(verdict)\n---- before\n\(old)---- after\n\(new)"
    }

    private static func shown(_ files: [String: String]) -> String {
      files.sorted { $0.key < $1.key }.map { "==== \($0.key)\n\($0.value)" }.joined()
    }
  }

  /// What a migration makes of the files of a project.
  public typealias Migration = @Sendable ([String: String]) throws -> [String: String]

  static let minimum = "16.0"

  private let migrate: Migration
  private let migrateUnsafely: Migration?
  private let generator = ShimProgramGenerator()

  /// - Parameter unsafely: what a migration with `--unsafe` makes of the files; `nil`: only what programs print counts.
  public init(migrate: @escaping Migration, unsafely: Migration? = nil) {
    self.migrate = migrate
    migrateUnsafely = unsafely
  }

  /// The cases of these numbers that go wrong. Those that do not compile afterwards are left out, and the others
  /// tried again without them.
  public func failures(of numbers: Range<UInt64>) throws -> [Failure] {
    var cases = generator.cases(numbers)
    var failures: [Failure] = []
    let program = try generator.program(of: cases)
    let first = try Executable(compiling: program)
    guard first.errors.isEmpty else {
      return blamed(cases, by: first.errors).map {
        failure($0, .beforeDoesNotCompile(first.errors), after: [:])
      }
    }
    let (before, end) = sections(try first.run())
    if let aCase = cases.first(where: { $0.name == end }), aCase.number != cases.last?.number {
      return [failure(aCase, .beforeDoesNotCompile("the program ends in this case"), after: [:])]
    }
    if let migrateUnsafely {
      for aCase in cases {
        let faults = try generator.faults(of: aCase, unsafely: migrateUnsafely)
        if !faults.isEmpty {
          failures.append(failure(aCase, said: faults.joined(separator: "\n"), after: [:]))
        }
      }
    }
    while !cases.isEmpty {
      var program = try generator.program(of: cases)
      do {
        program.files = try migrate(program.files)
      } catch let fault as OracleError {
        let wrong = blamed(cases, by: fault.description)
        failures += wrong.map { failure($0, .afterDoesNotCompile(fault.description), after: [:]) }
        cases.removeAll { aCase in wrong.contains { $0.number == aCase.number } }
        continue
      }
      failures += cases.compactMap { aCase in
        leftover(of: aCase, in: program.files).map { failure(aCase, said: $0, after: program.files) }
      }
      let second = try Executable(compiling: program)
      guard second.errors.isEmpty else {
        let wrong = blamed(cases, by: second.errors)
        failures += wrong.map { failure($0, .afterDoesNotCompile(second.errors), after: program.files) }
        cases.removeAll { aCase in wrong.contains { $0.number == aCase.number } }
        continue
      }
      let (after, last) = sections(try second.run())
      // Behind a crash the others have said nothing yet.
      let isWhole = cases.allSatisfy { after[$0.name] != nil }
      let wrong = cases.filter { aCase in
        after[aCase.name].map { $0 != before[aCase.name] } ?? false || !isWhole && aCase.name == last
      }
      for aCase in wrong {
        let (old, new) = (before[aCase.name] ?? "(nothing)", after[aCase.name] ?? "(nothing)")
        let verdict = BehaviourHarness.Verdict.differs(name: aCase.name, before: old, after: new)
        failures.append(failure(aCase, verdict, after: program.files))
      }
      if isWhole { break }
      cases.removeAll { aCase in wrong.contains { $0.number == aCase.number } }
      if wrong.isEmpty {
        throw OracleError("the program of case \(numbers.lowerBound) ends before it begins")
      }
    }
    return failures
  }

  /// Migrates as people do, with the commands of this build or another `backport-migrate`.
  public static func migration(by command: String?, unsafely: Bool = false) -> Migration {
    { files in
      let project = try ProjectOnDisk(files)
      let flags = ["--min", "iOS=\(minimum)"] + (unsafely ? ["--unsafe"] : [])
      let said =
        try command.map { try project.migrate(flags, by: URL(fileURLWithPath: $0)) } ?? project.migrate(flags)
      // A fix that is left out costs no behaviour, and is wrong all the same.
      let bugs = said.split(separator: "\n").filter { $0.contains(InternalFault.notice) }
      if !bugs.isEmpty { throw OracleError(bugs.joined(separator: "\n")) }
      return try project.swiftTexts()
    }
  }

  /// What a case's files should not be left with: an extension that holds nothing any more and does nothing else, a
  /// file without declarations.
  private func leftover(of aCase: ShimProgramGenerator.Case, in files: [String: String]) -> String? {
    for path in aCase.files.keys.sorted() {
      guard let text = files[path] else { continue }
      if text.firstMatch(of: /extension [A-Za-z0-9]+ *\{\s*\}/) != nil { return "an empty extension is left" }
      let lines = text.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
      if lines.allSatisfy({ $0.hasPrefix("import ") || $0.hasPrefix("//") }) {
        return "\(path) is left empty"
      }
    }
    return nil
  }

  private func failure(
    _ aCase: ShimProgramGenerator.Case, said: String, after: [String: String]
  ) -> Failure {
    failure(aCase, .differs(name: aCase.name, before: "", after: said), after: after)
  }

  private func failure(
    _ aCase: ShimProgramGenerator.Case, _ verdict: BehaviourHarness.Verdict, after: [String: String]
  ) -> Failure {
    let prefix = "Case\(aCase.number)-"
    let own = after.filter { $0.key.contains(prefix) && aCase.files[$0.key] != $0.value }
    return Failure(
      kind: aCase.kind, number: aCase.number, verdict: verdict.only(about: prefix), before: aCase.files,
      after: own)
  }

  /// The cases in whose files the errors lie; all of them, when none is named.
  private func blamed(_ cases: [ShimProgramGenerator.Case], by errors: String) -> [ShimProgramGenerator.Case]
  {
    let named = Set(
      errors.matches(of: /Case([0-9]+)-[A-Za-z]*\.swift:[0-9: ]+(?:error|warning)/).map { String($0.1) })
    let wrong = cases.filter { named.contains(String($0.number)) }
    return wrong.isEmpty ? cases : wrong
  }

  /// What each case printed, under its name. How the program ended belongs to the last one.
  private func sections(_ run: Subprocess) -> (sections: [String: String], last: String) {
    var sections: [String: String] = [:]
    var name = ""
    for line in run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("== ") {
        name = String(line.dropFirst(3))
        sections[name] = ""
      } else {
        sections[name, default: ""] += line + "\n"
      }
    }
    if !run.succeeded { sections[name, default: ""] += "status \(run.status)\n" }
    return (sections, name)
  }
}

extension BehaviourHarness.Verdict {
  /// With the errors of one file only.
  fileprivate func only(about file: String) -> BehaviourHarness.Verdict {
    func lines(_ errors: String) -> String {
      errors.split(separator: "\n")
        .filter { $0.contains(file) && ($0.contains("error") || $0.contains(InternalFault.notice)) }
        .joined(separator: "\n")
    }
    switch self {
    case .same, .differs, .newWarnings: return self
    case .beforeDoesNotCompile(let errors): return .beforeDoesNotCompile(lines(errors))
    case .afterDoesNotCompile(let errors): return .afterDoesNotCompile(lines(errors))
    }
  }
}
