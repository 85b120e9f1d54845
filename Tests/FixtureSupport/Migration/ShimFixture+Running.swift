import Foundation
import LintCore

/// What the commands make of a shape, and what the compiler says of it: one sentence for each fault.
extension ShimFixture {
  /// What stays says why; the result is what was expected; it is final.
  public func faultsOfMigration() throws -> [String] {
    guard faults.isEmpty else { return faults }
    let (result, faults) = try migration()
    if Repository.updatesFixtures {
      try record(result)
      return faults
    }
    return faults + faultsOfResult(result)
  }

  /// What is wrong with a result, where it is not the text after.
  func faultsOfResult(_ result: [String: String]) -> [String] {
    Self.differences(between: after.filter { !$0.key.isManifest }, and: result)
  }

  /// What a migration makes of it, and what is wrong with that whatever the text after.
  func migration() throws -> (result: [String: String], faults: [String]) {
    let project = try ProjectOnDisk(before)
    var faults = faultsOfFindings(try project.lint(minimums))
    let said = try project.migrate(minimums + flags)
    if said.contains(InternalFault.notice) { faults.append(said) }
    let result = try project.swiftTexts()
    // Call sites that were kept on purpose could still go.
    let kept = flags.contains("--keep-call-sites")
    let left = try project.left(minimums + flags)
    for finding in try project.lint(minimums)
    where finding.fix?.applicability == "safe" && !kept && !left.contains(finding.place) {
      faults.append("a safe fix is left: \(finding)")
    }
    _ = try project.migrate(minimums + flags)
    if try project.swiftTexts() != result { faults.append("a second migration changes it again") }
    return (result, faults)
  }

  private func faultsOfFindings(_ findings: [ReportedFinding]) -> [String] {
    stays.compactMap { stay in
      let there = findings.filter { $0.path == stay.path && $0.line == stay.line && $0.ruleName == stay.rule }
      let isSaid = there.contains { $0.fix?.applicability != "safe" && $0.sentence.contains(stay.part) }
      return isSaid ? nil : "missing: \(stay); there is \(there.isEmpty ? findings : there)"
    }
  }

  /// The golden texts compile where they must, and do not where they must not.
  public func faultsOfProof() throws -> [String] {
    guard faults.isEmpty else { return faults }
    return try steps.flatMap { step in
      try MigrationProof(
        before: before.filter { !$0.key.isManifest }, after: after.filter { !$0.key.isManifest },
        platform: step.platform, old: step.old, new: step.new, needsNewMinimum: !staysOld
      ).problems()
    }
  }

  /// Each rule that finds something, by itself, leaves a project that compiles.
  public func faultsOfSelection() throws -> [String] {
    let rules = Set(try ProjectOnDisk(before).lint(minimums).map(\.rule)).sorted()
    return try rules.flatMap { rule in
      let project = try ProjectOnDisk(before)
      _ = try project.migrate(minimums + flags + ["--select", rule])
      let result = try project.swiftTexts()
      return try steps.flatMap { step in
        let errors = try CompileHarness.harness(for: step.platform).typecheck(result, minimum: step.new)
          .filter { $0.severity == .error }
        return errors.map { "--select \(rule) for \(step.platform) \(step.new): \($0)" }
      }
    }
  }

  static func differences(between expected: [String: String], and result: [String: String]) -> [String] {
    Set(expected.keys).union(result.keys).sorted().compactMap { file in
      switch (expected[file], result[file]) {
      case (let wanted?, let got?): wanted == got ? nil : "\(file) differs, it is now:\n\(got)"
      case (_?, nil): "\(file) is gone"
      case (nil, let got?): "\(file) should be gone, it is now:\n\(got)"
      case (nil, nil): nil
      }
    }
  }

  /// Writes the result in place of the after-sections.
  func record(_ result: [String: String]) throws {
    let text = try String(contentsOf: url, encoding: .utf8)
    try self.text(text, recording: result).write(to: url, atomically: true, encoding: .utf8)
  }

  /// A fixture's text with a result in its after-sections. These keep their order, and new ones follow in that of the
  /// files.
  public func text(_ text: String, recording result: [String: String]) -> String {
    var sections: [Substring] = []
    var start = text.startIndex
    for mark in text.ranges(of: "\n" + Self.fileMark) {
      let next = text.index(after: mark.lowerBound)
      sections.append(text[start..<next])
      start = next
    }
    sections.append(text[start...])
    var recorded: [String] = []
    var files: [String] = []
    var known: Set<String> = []
    for section in sections {
      let title = section.prefix { $0 != "\n" }
      guard title.hasPrefix(Self.afterMark) else {
        recorded.append(String(section))
        if title.hasPrefix(Self.fileMark) { files.append(String(title.dropFirst(Self.fileMark.count))) }
        continue
      }
      var file = String(title.dropFirst(Self.afterMark.count))
      if file.hasSuffix(Self.goneMark) { file.removeLast(Self.goneMark.count) }
      known.insert(file)
      let blank = section.reversed().prefix { $0 == "\n" }.count - 1
      if let new = afterSection(of: file, result) {
        recorded.append(new + String(repeating: "\n", count: max(blank, 0)))
      }
    }
    for file in files where !known.contains(file) {
      guard let new = afterSection(of: file, result) else { continue }
      if recorded.last?.hasSuffix("\n\n") == false { recorded[recorded.count - 1] += "\n" }
      recorded.append(new)
    }
    return recorded.joined()
  }

  /// `nil`: the file stays as it was.
  private func afterSection(of file: String, _ result: [String: String]) -> String? {
    guard before[file] != result[file], !file.isManifest else { return nil }
    return Self.afterMark + file + (result[file].map { "\n" + $0 } ?? Self.goneMark + "\n")
  }
}
