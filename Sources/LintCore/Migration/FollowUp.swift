import Projects
import SwiftSource

/// A rewrite that makes sense only once the checks of a file are gone: it looks at what a migration changed, as it
/// was and as it is, and tidies up behind it. What was there before the migration is none of its business.
public struct FollowUp: Sendable {
  /// The rule that it belongs to: it runs where that rule does, and is reported under its name.
  public var rule: String
  /// The names that it has to see in the other files of the project before it can judge a changed one.
  public var names: @Sendable (FollowUpPass) -> Set<String>
  /// What it would do, each with a fix.
  public var check: @Sendable (FollowUpPass) -> Void
  /// It waits until the others find nothing more, and what it finds and may not do is reported.
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

/// A changed file as follow-ups see it, and where they put what they would do.
public final class FollowUpPass {
  /// As findings show it.
  public let path: String
  public let before: SyntaxTree
  public let after: SyntaxTree
  /// The files of the project that hold one of the names that were asked for: none while names are gathered.
  public internal(set) var project = NamedFiles()
  /// Why not all of the project is in view; `nil`: it is.
  public internal(set) var hidden: String?
  /// What names files and tests one by one.
  public internal(set) var namedSources: NamedSources?
  /// The rules that are on in the file.
  public let rules: [String]
  /// Names whose holders it could not see, and that lead on from what it found.
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

  /// Names that turn out to be needed only in another file: if one was not asked for, it is, and the file is judged anew.
  public func need(_ names: some Sequence<String>) { namesLacked.formUnion(names) }

  /// Whether a run of tokens of the file, as it is, stood nowhere in it before.
  public func isNew(_ tokens: Range<Int>) -> Bool {
    !tokens.isEmpty && !versionBefore.holds(tokens, of: versionAfter)
  }

  /// What is made of the file as it was, once for all rounds; by its type.
  public func rememberedBefore<Value>(_ make: (SyntaxTree) -> Value) -> Value {
    versionBefore.remembered(make)
  }

  /// The same of the file as it is.
  public func rememberedAfter<Value>(_ make: (SyntaxTree) -> Value) -> Value {
    versionAfter.remembered(make)
  }

  /// Records what could be done about a piece of the file as it is.
  /// - Parameters:
  ///   - evidence: what of the file as it is shows that it can be done, by what was changed there; `nil`: what the
  ///     fix itself touches.
  ///   - names: the names that were mentioned before the migration.
  public func report(
    _ range: Range<Int>, _ message: String, evidence: Range<Int>? = nil, names: [String] = [], fix: Fix
  ) {
    report(range, message, in: path, after, evidence: evidence, names: names, fix: fix)
  }

  /// The same for one of the project's files.
  public func report(
    _ range: Range<Int>, _ message: String, in path: String, _ tree: SyntaxTree, evidence: Range<Int>? = nil,
    names: [String] = [], fix: Fix
  ) {
    var finding = Finding(
      rule: rule, severity: .note, message: message, path: path,
      start: tree.text.position(of: range.lowerBound), end: tree.text.position(of: range.upperBound),
      fix: fix, sourceLine: tree.text[tree.text.rangeOfLine(tree.text.position(of: range.lowerBound).line)])
    // Where names tell, what was deleted beside it has nothing to do with it.
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

/// Files that hold certain names, as they are.
public struct NamedFiles: Sendable {
  public struct File: Sendable {
    /// As findings show it.
    public var path: String
    /// Its place in the project.
    let index: Int
    let file: NamedFile
    public var tree: SyntaxTree { file.tree }
    public var types: FileTypes { file.types }
  }
  /// By name, those that hold it, in the order of the project's files.
  private let holders: [String: [File]]
  /// By name, a hash of them.
  private let hashes: [String: Int]
  private let lostNames: Set<String>

  /// - Parameter lostNames: those that a file held when the migration began, and does not any more.
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

  /// In the order of the project's files.
  public func files(naming name: String) -> [File] { holders[name] ?? [] }

  /// Whether a file held a name when the migration began, and does not any more.
  public func hasLost(_ name: String) -> Bool { lostNames.contains(name) }

  /// Another one where other files hold one of the names, or the same ones with other contents.
  func hash(ofHoldersOf names: Set<String>) -> Int {
    names.reduce(0) { hash, name in hashes[name].map { hash &+ ($0 ^ name.hashValue) } ?? hash }
  }
}
