import SwiftSource

/// One text of a file during a migration, with what is made of it: parsed once, whichever round or slice meets it.
///
/// Never for two threads at a time.
final class FileVersion: @unchecked Sendable {
  let tree: SyntaxTree
  /// What follow-ups made of it, by what it was before.
  var judgements: [Judgement] = []
  /// The texts of its tokens.
  private(set) lazy var words: [Substring] = tree.root.tokenIndices.map {
    Substring(tree.text[tree.tokens[$0].range])
  }
  /// The names that were asked for, and those of them that are mentioned.
  private var asked: Set<String> = []
  private var mentioned: Set<String> = []
  /// By the type of what was made.
  private var memory: [ObjectIdentifier: Any] = [:]
  private(set) lazy var structuralFaults = StructuralFaults(in: tree)
  /// Where two words stand side by side.
  private lazy var starts: [WordPair: [Int]] = Dictionary(grouping: words.indices) {
    pair(at: $0, of: words[...])
  }

  /// What one follow-up found.
  struct Judgement {
    /// Its place in the migrator's list.
    let followUp: Int
    let before: FileVersion
    /// The names that it asked for, and the trees that hold one of them.
    let names: Set<String>
    var holders: [SyntaxTree]
    /// `nil`: it only gathered names so far.
    var findings: [Finding]?
  }

  private struct WordPair: Hashable {
    let first: Substring
    let second: Substring?
  }

  init(_ tree: SyntaxTree) { self.tree = tree }

  /// Which of some names are mentioned in it.
  func mentions(of names: Set<String>) -> Set<String> {
    let new = names.subtracting(asked)
    if !new.isEmpty {
      asked.formUnion(new)
      mentioned.formUnion(tree.tokens.mentions(of: new, NameFilter(new), in: tree.text))
    }
    return names.intersection(mentioned)
  }

  /// What is made of the tree, once.
  func remembered<Value>(_ make: (SyntaxTree) -> Value) -> Value {
    let key = ObjectIdentifier(Value.self)
    if let known = memory[key] as? Value { return known }
    let value = make(tree)
    memory[key] = value
    return value
  }

  /// Whether words stand somewhere in it, in a row.
  func holds(_ run: ArraySlice<Substring>) -> Bool {
    guard let first = run.first else { return true }
    if run.count == 1 { return words.contains(first) }
    let starts = starts[pair(at: run.startIndex, of: run)] ?? []
    return starts.contains { words[$0...].starts(with: run) }
  }

  private func pair(at index: Int, of words: ArraySlice<Substring>) -> WordPair {
    WordPair(first: words[index], second: index + 1 < words.endIndex ? words[index + 1] : nil)
  }
}
