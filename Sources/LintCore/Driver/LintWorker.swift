import Projects
import SwiftSource
import SystemCalls

/// What a look at one file comes to.
struct FileVisit: Sendable {
  var findings: [Finding] = []
  var problems: [Problem] = []
  /// By the id of the rule that gathered them; none that are empty.
  var facts: [String: [any ProjectFact]] = [:]
  /// How often it names an availability macro that no definition is known of, by the name.
  var unknownNames: [String: Int] = [:]

  var isEmpty: Bool { findings.isEmpty && problems.isEmpty && facts.isEmpty && unknownNames.isEmpty }
}

/// What one thread works with, and what it finds.
struct LintWorker {
  /// Of the file that is looked at.
  private var outcome = FileVisit()
  private var pass: FilePass?
  /// Which of the files with findings they are is found out here: several threads do it, and the file is at hand.
  let protectedFiles: ProtectedFiles?
  private let reader = FileReader()
  private let tokens = TokenBuffer()
  private var sieves: [ObjectIdentifier: AvailabilitySieve] = [:]

  init(_ protectedFiles: ProtectedFiles?) { self.protectedFiles = protectedFiles }

  /// What it makes of the file, if anything, is handed on.
  mutating func visit(_ file: LintFile) -> (visit: FileVisit, pass: FilePass?) {
    outcome = FileVisit()
    pass = nil
    lint(file)
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

  /// Many files end here, after a look at what some rule could have something to say about.
  private mutating func lint(_ file: LintFile, _ bytes: UnsafeRawBufferPointer) {
    if let fault = ContentFaults.reasonNotToRead(bytes) {
      outcome.problems.append(Problem(path: file.shownPath, message: fault))
      return
    }
    // By their places: groups and rules are large, and not copied.
    let groups = file.context.rules.groups
    let sieve = sieve(for: file.context)
    var concerned = groups.concerned(with: bytes, sieve)
    if !concerned.isEmpty {
      if file.tree == nil { Lexer.lex(bytes.bindMemory(to: UInt8.self), into: tokens) }
      if concerned.contains(where: { groups[$0].isOfAvailability }), !isStale(file, bytes, sieve) {
        concerned.removeAll { groups[$0].isOfAvailability && !groups[$0].hasOtherWords(bytes) }
      }
    }
    let isJudged = concerned.contains { groups[$0].isOfAvailability }
    if !isJudged { outcome.unknownNames = sieve.takeUnknownNames(in: bytes) }
    if concerned.isEmpty { return }
    let tree = file.tree ?? SyntaxTree(file.text(of: bytes), tokens: Array(tokens.tokens))
    for fault in ContentFaults.doubts(about: tree) {
      outcome.problems.append(Problem(.doubtful, path: file.shownPath, message: fault))
    }
    let pass = FilePass(path: file.shownPath, tree: tree, context: file.context, readings: sieve.readings)
    self.pass = pass
    for group in concerned {
      for rule in groups[group].rules.indices {
        let id = groups[group].rules[rule].id
        pass.run(id, groups[group].rules[rule].severity, groups[group].rules[rule].check)
        guard let gather = groups[group].rules[rule].project?.gather else { continue }
        let facts = pass.run(id, gather)
        if !facts.isEmpty { outcome.facts[id] = facts }
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

  /// Tells it by the tokens of a file, which have been made.
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
