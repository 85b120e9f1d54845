import Foundation

// What shows in no run of a migrated program.

extension ShimProgramGenerator {
  /// What is wrong with a case besides what it prints: a claim of `runtime-version-check` that does not hold, and a
  /// declaration that has gone though nothing led to it.
  func faults(of aCase: Case, unsafely migrate: ShimProgramSurvey.Migration) throws -> [String] {
    try faultsOfClaims(in: aCase) + faultsOfStaying(in: aCase, unsafely: migrate)
  }

  /// Systems from the minimum on.
  private static let systems = ["16.0", "16.1.2", "16.10", "17.0", "18.7.1", "26.4"]

  private func faultsOfClaims(in aCase: Case) throws -> [String] {
    guard aCase.files.values.contains(where: { $0.contains("ystemVersion") }) else { return [] }
    let flags = ["--min", "iOS=\(ShimProgramSurvey.minimum)", "--select", "runtime-version-check"]
    let claims = try ProjectOnDisk(aCase.files).lint(flags)
    if claims.isEmpty { return [] }
    var program = try program(of: [aCase])
    // From the end, so that the columns of the others hold.
    for claim in claims.reversed() {
      guard let text = program.files[claim.path] else { throw OracleError("no file \(claim.path)") }
      program.files[claim.path] = try claim.tried(in: text)
    }
    program.files["Claimed.swift"] = """
      func claimed(_ value: Bool, _ claim: Bool, line: Int) -> Bool {
        if value != claim { print("wrong claim in line", line) }
        return value
      }
      """
    let executable = try Executable(compiling: program)
    guard executable.errors.isEmpty else { throw OracleError(executable.errors) }
    return try Self.systems.compactMap { system in
      let said = try executable.run(environment: ["SYSTEM_VERSION": system]).output
      let wrong = said.split(separator: "\n").filter { $0.hasPrefix("wrong claim") }
      return wrong.isEmpty ? nil : "on \(system): \(wrong.joined(separator: ", "))"
    }
  }

  private func faultsOfStaying(in aCase: Case, unsafely migrate: ShimProgramSurvey.Migration) throws
    -> [String]
  {
    guard let name = aCase.staying else { return [] }
    let after = try migrate(aCase.files)
    return after.values.contains { $0.contains(name) } ? [] : ["'\(name)' has gone with --unsafe"]
  }
}

extension ReportedFinding {
  /// The text with a call around the comparison that tells whether what is said of it holds.
  fileprivate func tried(in text: String) throws -> String {
    guard
      let isTrue = message.contains(" is always true")
        ? true : message.contains(" is always false") ? false : nil
    else { throw OracleError("no claim: \(self)") }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf8) }
    guard line == endLine else { throw OracleError("a claim of several lines: \(self)") }
    lines[line - 1].insert(contentsOf: Array(", \(isTrue), line: \(line))".utf8), at: endColumn - 1)
    lines[line - 1].insert(contentsOf: Array("claimed(".utf8), at: column - 1)
    return lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  }
}
