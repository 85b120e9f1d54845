import Projects
import SwiftSource

/// What a rule sees of a changed file, and where it puts its findings.
public final class ChangePass {
  /// As findings show it.
  public let path: String
  /// Whether nothing outside of the repository can use the file's public declarations.
  public internal(set) var isProgram = false
  public let before: SyntaxTree
  public let after: SyntaxTree
  /// The number of the file in the project's model.
  public let file: Int
  /// The project's files and what names mean there.
  public let project: NamedFiles
  /// Why parts of the project are out of reach; `nil`: all of it was read.
  public let hidden: String?
  /// Project files, test plans and schemes that name files and tests.
  public let namedSources: NamedSources?
  private let rule: (name: RuleName, severity: Severity)
  private let versionBefore: FileVersion
  private let versionAfter: FileVersion
  private(set) var findings: [Finding] = []

  init(
    rule: (name: RuleName, severity: Severity), _ file: (number: Int, path: String), before: FileVersion,
    after: FileVersion, project: NamedFiles, hidden: String?, _ namedSources: NamedSources?
  ) {
    self.rule = rule
    self.file = file.number
    path = file.path
    versionBefore = before
    versionAfter = after
    self.before = before.tree
    self.after = after.tree
    self.project = project
    self.hidden = hidden
    self.namedSources = namedSources
  }

  /// Whether a run of tokens occurs nowhere in the file as it was.
  public func isNew(_ tokens: Range<Int>) -> Bool {
    !tokens.isEmpty && !versionBefore.holds(tokens, of: versionAfter)
  }

  /// A value derived from the file as it was, cached for all rounds by its type.
  public func rememberedBefore<Value>(_ make: (SyntaxTree) -> Value) -> Value {
    versionBefore.remembered(make)
  }

  /// The same for the file as it is.
  public func rememberedAfter<Value>(_ make: (SyntaxTree) -> Value) -> Value {
    versionAfter.remembered(make)
  }

  /// A value derived from the file as it was and as it is, cached by its type.
  public func rememberedChange<Value>(_ make: () -> Value) -> Value {
    versionAfter.remembered(since: versionBefore, make)
  }

  /// Reports a range of the file as it is.
  /// - Parameters:
  ///   - evidence: the range in which changes show that the fix is right; `nil`: the range that the fix edits.
  ///   - names: names that have lost mentions, where that is the evidence.
  ///   - namesAreOfFile: whether only this file can mention them.
  public func report(
    _ range: Range<Int>, _ message: String, subject: String? = nil, evidence: Range<Int>? = nil,
    names: [String] = [], namesAreOfFile: Bool = false, fix: Fix
  ) {
    report(
      range, message, subject: subject, in: path, after, evidence: evidence, names: names,
      namesAreOfFile: namesAreOfFile, fix: fix)
  }

  /// The same for one of the project's files.
  public func report(
    _ range: Range<Int>, _ message: String, subject: String? = nil, in path: String, _ tree: SyntaxTree,
    evidence: Range<Int>? = nil, names: [String] = [], namesAreOfFile: Bool = false, fix: Fix
  ) {
    var finding = Finding(
      rule: rule.name, severity: rule.severity, message: message, subject: subject, path: path,
      start: tree.text.position(of: range.lowerBound), end: tree.text.position(of: range.upperBound),
      fix: fix, sourceLine: tree.text[tree.text.rangeOfLine(at: range.lowerBound)])
    // With names as evidence, a deletion beside the range is none.
    let inset = names.isEmpty ? 0 : 1
    let own = fix.edits.map { ($0.path, $0.edit.range) } + [(path, range)]
    let places = (evidence.map { [(self.path, $0)] } ?? own).compactMap { path, range in
      range.count < 2 * inset
        ? nil : Evidence.Place(path: path, range: range.lowerBound + inset..<range.upperBound - inset)
    }
    finding.evidence = Evidence(
      places: places, names: names, fileOfNames: namesAreOfFile ? path : nil)
    findings.append(finding)
  }
}
