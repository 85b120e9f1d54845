import Projects
import SwiftSource
import SystemCalls

/// The result of visiting one file.
package struct FileVisit: Sendable {
  package var findings: [Finding] = []
  var problems: [Problem] = []
  /// By the rule that gathered them, without empty lists.
  package var facts: [RuleName: [any ProjectFact]] = [:]
  /// The undefined availability macros in the file and how often each occurs.
  var unknownNames: [String: Int] = [:]

  var isEmpty: Bool { findings.isEmpty && problems.isEmpty && facts.isEmpty && unknownNames.isEmpty }
}

/// A place for the result of visiting a version of a file. Never used by two threads at a time.
final class KnownVisit: @unchecked Sendable {
  var value: FileVisit?
}

/// The state of one thread.
struct LintWorker {
  private(set) var work = Work()
  /// The result for the current file.
  private var outcome = FileVisit()
  private var pass: FilePass?
  /// Determines here which files with findings are protected: in parallel, and while the file's bytes are in
  /// memory.
  let protectedFiles: ProtectedFiles?
  private let reader = FileReader()
  private let tokens = TokenBuffer()
  private var sieves: [ObjectIdentifier: AvailabilitySieve] = [:]

  init(_ protectedFiles: ProtectedFiles?) { self.protectedFiles = protectedFiles }

  /// Visits a file. Returns the pass over it if there is one.
  mutating func visit(_ file: LintFile) -> (visit: FileVisit, pass: FilePass?) {
    if let visit = file.visit?.value { return (visit, nil) }
    outcome = FileVisit()
    pass = nil
    lint(file)
    file.visit?.value = outcome
    return (outcome, pass)
  }

  private mutating func lint(_ file: LintFile) {
    if let tree = file.tree {
      tree.text.bytes.withUnsafeBytes { lint(file, $0) }
      return
    }
    do {
      try file.withBytes(reader) { lint(file, $0) }
    } catch {
      outcome.problems.append(Problem(path: file.shownPath, message: error.description))
    }
  }

  /// Most files end here, after screening.
  private mutating func lint(_ file: LintFile, _ bytes: UnsafeRawBufferPointer) {
    if let fault = ContentFaults.reasonNotToRead(bytes) {
      outcome.problems.append(Problem(path: file.shownPath, message: fault))
      return
    }
    work.read += 1
    // Iterates by index: copying groups and rules is slow.
    let groups = file.context.rules.groups
    let sieve = sieve(for: file.context)
    var concerned = groups.concerned(with: bytes, sieve, isNamed: file.isNamed)
    if !concerned.isEmpty {
      work.lexed += 1
      if file.tree == nil { Lexer.lex(bytes.bindMemory(to: UInt8.self), into: tokens) }
      if concerned.contains(where: { groups[$0].isOfAvailability }), !isStale(file, bytes, sieve) {
        concerned.removeAll { groups[$0].isOfAvailability && !groups[$0].hasOtherWords(bytes) }
      }
    }
    let isJudged = concerned.contains { groups[$0].isOfAvailability }
    if !isJudged { outcome.unknownNames = sieve.takeUnknownNames(in: bytes) }
    if concerned.isEmpty { return }
    work.parsed += 1
    let tree = file.tree ?? SyntaxTree(file.text(of: bytes), tokens: Array(tokens.tokens))
    for fault in ContentFaults.doubts(about: tree) {
      outcome.problems.append(Problem(.doubtful, path: file.shownPath, message: fault))
    }
    let pass = FilePass(path: file.shownPath, tree: tree, context: file.context, readings: sieve.readings)
    self.pass = pass
    for group in concerned {
      for rule in groups[group].rules.indices {
        let name = groups[group].rules[rule].name
        pass.run(name, groups[group].rules[rule].severity, groups[group].rules[rule].check)
        guard let gather = groups[group].rules[rule].project?.gather else { continue }
        let facts = pass.run(name, gather)
        if !facts.isEmpty { outcome.facts[name] = facts }
      }
    }
    if isJudged { outcome.unknownNames = pass.unknownNames }
    let suppressions = pass.suppressions
    outcome.findings = pass.findings
    outcome.findings.removeAll(where: suppressions.silences)
    if !outcome.findings.isEmpty {
      protectedFiles?.note(file.shownPath, head: Array(bytes.prefix(GeneratedMark.headLength)))
    }
    outcome.problems += suppressions.remarks.map { Problem(.doubtful, path: file.shownPath, message: $0) }
  }

  /// Decides by the tokens, which exist already.
  private func isStale(
    _ file: LintFile, _ bytes: UnsafeRawBufferPointer, _ sieve: AvailabilitySieve
  ) -> Bool {
    guard let tree = file.tree else { return sieve.passes(tokens.tokens, of: bytes) }
    return tree.tokens.withUnsafeBufferPointer { sieve.passes($0, of: bytes) }
  }

  private mutating func sieve(for context: LintContext) -> AvailabilitySieve {
    if let sieve = sieves[ObjectIdentifier(context)] { return sieve }
    let sieve = AvailabilitySieve(context)
    sieves[ObjectIdentifier(context)] = sieve
    return sieve
  }
}
