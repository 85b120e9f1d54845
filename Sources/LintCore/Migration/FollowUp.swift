import Projects
import SwiftSource

/// A rewrite that depends on the changes of a migration: it compares a file before and after, and cleans up.
/// It never concerns code that the migration did not affect.
public struct FollowUp: Sendable {
  /// Its rule. It runs when the rule is on, and reports under the rule's name.
  public var rule: String
  /// The names that it must look up in other files of the project before it can judge a changed file.
  public var names: @Sendable (FollowUpPass) -> Set<String>
  /// Reports its findings, each with a fix.
  public var check: @Sendable (FollowUpPass) -> Void
  /// Whether it waits until the others have no more findings. Findings that it may not fix are reported.
  public var comesLast: Bool

  public init(
    rule: String, comesLast: Bool = false,
    names: @escaping @Sendable (FollowUpPass) -> Set<String> = { _ in [] },
    check: @escaping @Sendable (FollowUpPass) -> Void
  ) {
    self.rule = rule
    self.comesLast = comesLast
    self.names = names
    self.check = check
  }
}

/// The input of follow-ups for a changed file, and the collector of their findings.
public final class FollowUpPass {
  /// The path that findings show.
  public let path: String
  public let before: SyntaxTree
  public let after: SyntaxTree
  /// The files of the project that contain one of the requested names. Empty while names are gathered.
  public internal(set) var project = NamedFiles()
  /// Why the files may not be the whole project; `nil`: they are.
  public internal(set) var hidden: String?
  /// The files that list files and tests by name.
  public internal(set) var namedSources: NamedSources?
  /// The rules that are on in the file.
  public let rules: [String]
  /// Names that it needs but did not request.
  private(set) var namesLacked: Set<String> = []
  private let rule: String
  private let versionBefore: FileVersion
  private let versionAfter: FileVersion
  private(set) var findings: [Finding] = []

  init(rule: String, among rules: [String], path: String, before: FileVersion, after: FileVersion) {
    self.rule = rule
    self.rules = rules
    self.path = path
    versionBefore = before
    versionAfter = after
    self.before = before.tree
    self.after = after.tree
  }

  /// Requests further names, found in another file. The file is then judged again.
  public func need(_ names: some Sequence<String>) { namesLacked.formUnion(names) }

  /// Whether a sequence of tokens of the current file did not occur in it before.
  public func isNew(_ tokens: Range<Int>) -> Bool {
    !tokens.isEmpty && !versionBefore.holds(tokens, of: versionAfter)
  }

  /// A value computed from the original file, cached over all rounds by its type.
  public func rememberedBefore<Value>(_ make: (SyntaxTree) -> Value) -> Value {
    versionBefore.remembered(make)
  }

  /// A value computed from the current file, cached by its type.
  public func rememberedAfter<Value>(_ make: (SyntaxTree) -> Value) -> Value {
    versionAfter.remembered(make)
  }

  /// Reports a fix for a piece of the current file.
  /// - Parameters:
  ///   - evidence: the range of the current file whose earlier changes justify the fix; `nil`: the range of
  ///     the fix.
  ///   - names: names whose mentions the migration removed, which justifies the fix.
  public func report(
    _ range: Range<Int>, _ message: String, subject: String? = nil, evidence: Range<Int>? = nil,
    names: [String] = [], fix: Fix
  ) {
    report(range, message, subject: subject, in: path, after, evidence: evidence, names: names, fix: fix)
  }

  /// Reports a fix for another file of the project.
  public func report(
    _ range: Range<Int>, _ message: String, subject: String? = nil, in path: String, _ tree: SyntaxTree,
    evidence: Range<Int>? = nil,
    names: [String] = [], fix: Fix
  ) {
    var finding = Finding(
      rule: rule, severity: .note, message: message, subject: subject, path: path,
      start: tree.text.position(of: range.lowerBound), end: tree.text.position(of: range.upperBound),
      fix: fix, sourceLine: tree.text[tree.text.rangeOfLine(tree.text.position(of: range.lowerBound).line)])
    // When names are the evidence, an adjacent deletion is not.
    let inset = names.isEmpty ? 0 : 1
    let own = fix.edits.map { ($0.path, $0.edit.range) } + [(path, range)]
    let places = (evidence.map { [(self.path, $0)] } ?? own).compactMap { path, range in
      range.count < 2 * inset
        ? nil : Evidence.Place(path: path, range: range.lowerBound + inset..<range.upperBound - inset)
    }
    finding.evidence = Evidence(places: places, names: names)
    findings.append(finding)
  }
}

/// The current files that contain certain names.
public struct NamedFiles: Sendable {
  public struct File: Sendable {
    /// The path that findings show.
    public var path: String
    /// The index in the project.
    let index: Int
    let file: NamedFile
    public var tree: SyntaxTree { file.tree }
    public var types: FileTypes { file.types }
  }
  /// The files by name, in the order of the project.
  private let holders: [String: [File]]
  /// A hash of the files by name.
  private let hashes: [String: Int]
  private let lostNames: Set<String>

  /// - Parameter lostNames: names that a file contained when the migration began, and no longer contains.
  init(_ holders: [String: [File]] = [:], lostNames: Set<String> = []) {
    self.holders = holders
    self.lostNames = lostNames
    hashes = holders.mapValues { files in
      var hasher = Hasher()
      for file in files {
        hasher.combine(file.index)
        hasher.combine(file.file.serialNumber)
      }
      return hasher.finalize()
    }
  }

  /// In the order of the project.
  public func files(naming name: String) -> [File] { holders[name] ?? [] }

  /// Whether a file contained the name when the migration began, and no longer contains it.
  public func hasLost(_ name: String) -> Bool { lostNames.contains(name) }

  /// Changes when the set of files with one of the names, or their contents, change.
  func hash(ofHoldersOf names: Set<String>) -> Int {
    names.reduce(0) { hash, name in hashes[name].map { hash &+ ($0 ^ name.hashValue) } ?? hash }
  }
}
