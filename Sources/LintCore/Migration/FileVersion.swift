import SwiftSource

/// One text of a file during a migration, with what is made of it: parsed once, whichever round or slice meets it.
///
/// Never for two threads at a time.
final class FileVersion: @unchecked Sendable {
  let tree: SyntaxTree
  let file: NamedFile
  /// What follow-ups made of it, by what it was before.
  var judgements: [Judgement] = []
  private lazy var hashes: [UInt32] = tree.tokenHashes
  /// How many searches it was a part of, and which of the names it mentions.
  private var searchCount = 0
  private var mentioned: [String] = []
  /// By the type of what was made.
  private var memory: [ObjectIdentifier: Any] = [:]
  private(set) lazy var structuralFaults = StructuralFaults(in: tree)

  /// What one follow-up found.
  struct Judgement {
    /// Its place in the migrator's list.
    let followUp: Int
    let before: FileVersion
    /// The names that it asked for, and a hash of the files that hold one of them.
    var names: Set<String>
    var holders: Int?
    /// `nil`: it only gathered names so far.
    var findings: [Finding]?
  }

  init(_ tree: SyntaxTree) {
    self.tree = tree
    file = NamedFile(tree)
  }

  /// Which names are mentioned in it.
  /// - Parameter searches: all names that are looked for; later calls may have more.
  func mentions(of searches: [SoughtNames]) -> [String] {
    for sought in searches[searchCount...] { mentioned += sought.held(by: file).map { sought.names[$0] } }
    searchCount = searches.count
    return mentioned
  }

  /// What is made of the tree, once.
  func remembered<Value>(_ make: (SyntaxTree) -> Value) -> Value {
    let key = ObjectIdentifier(Value.self)
    if let known = memory[key] as? Value { return known }
    let value = make(tree)
    memory[key] = value
    return value
  }

  /// Whether a run of another version's tokens stands somewhere in it.
  func holds(_ run: Range<Int>, of other: FileVersion) -> Bool {
    guard let first = run.first else { return true }
    let (words, sought) = (hashes, other.hashes)
    let wanted = sought[first]
    let last = tree.root.tokenIndices.upperBound - run.count
    var start = 0
    while start <= last {
      if words[start] == wanted, words[start..<start + run.count].elementsEqual(sought[run]),
        zip(start..<start + run.count, run).allSatisfy({ stands($0, $1, of: other) })
      {
        return true
      }
      start += 1
    }
    return false
  }

  /// Whether a token reads as one of another version does.
  private func stands(_ index: Int, _ sought: Int, of other: FileVersion) -> Bool {
    tree.text.bytes[tree.tokens[index].range].elementsEqual(
      other.tree.text.bytes[other.tree.tokens[sought].range])
  }
}
