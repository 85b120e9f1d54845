import Projects
import SwiftSource

/// What one thread works with, and what it finds.
struct LintWorker {
  struct Outcome: Sendable {
    var findings: [Finding] = []
    var problems: [Problem] = []
  }
  private(set) var outcome = Outcome()
  private let reader = FileReader()

  mutating func lint(_ file: LintFile) {
    if let contents = file.contents {
      contents.withUnsafeBytes { lint(file, $0) }
      return
    }
    do {
      lint(file, try reader.read(file.path))
    } catch {
      outcome.problems.append(Problem(path: file.shownPath, message: error.description))
    }
  }

  /// Most files end here, after the search for a word that some rule could have something to say about.
  private mutating func lint(_ file: LintFile, _ bytes: UnsafeRawBufferPointer) {
    if let fault = ContentFaults.reasonNotToRead(bytes) {
      outcome.problems.append(Problem(path: file.shownPath, message: fault))
      return
    }
    let rules = file.context.rules
    guard rules.words.occur(in: bytes) else { return }
    let tree = SyntaxTree(SourceText(Array(bytes)))
    for fault in ContentFaults.doubts(about: tree) {
      outcome.problems.append(Problem(.doubtful, path: file.shownPath, message: fault))
    }
    let pass = FilePass(path: file.shownPath, tree: tree, context: file.context)
    for group in rules.groups where group.words.occur(in: bytes) { group.rules.forEach(pass.run) }
    let suppressions = Suppressions(of: tree, knownRules: rules.knownNames)
    outcome.findings += pass.findings.filter { !suppressions.silences($0) }
    for unknown in suppressions.unknownNames {
      var message = "line \(unknown.line): 'backport:ignore' names '\(unknown.name)', which is no rule"
      if let nearest = nearestName(to: unknown.name, in: rules.knownNames.sorted()) {
        message += ": '\(nearest)' was probably meant"
      }
      outcome.problems.append(Problem(.doubtful, path: file.shownPath, message: message))
    }
  }
}
