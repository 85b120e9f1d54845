import SwiftSource

/// A version of a file's text during a migration, with cached results. It is parsed once for all rounds and
/// slices.
///
/// Not thread-safe.
package final class FileVersion: @unchecked Sendable {
  package let tree: SyntaxTree
  let file: NamedFile
  /// In bytes.
  var size: Int { tree.text.bytes.count }
  /// What rules found in it, by what it was before.
  var judgements: [Judgement] = []
  private lazy var hashes: [UInt32] = tree.tokenHashes
  /// A cache by the type of the value.
  private var memory: [ObjectIdentifier: Any] = [:]
  private var memorySince: [ObjectIdentifier: (before: FileVersion, value: Any)] = [:]
  package let structuralFaults: StructuralFaults
  /// What the rules that judge single files find in it.
  let visit = KnownVisit()

  /// What one rule found in it.
  struct Judgement {
    let question: ChangeInquiry.Question.Key
    let before: FileVersion
    /// What it asked of the project.
    let asked: AskedNames
    let findings: [Finding]
  }

  package init(_ tree: SyntaxTree, _ structuralFaults: StructuralFaults) {
    self.tree = tree
    self.structuralFaults = structuralFaults
    file = NamedFile(tree)
  }

  /// A value computed from the tree, cached.
  func remembered<Value>(_ make: (SyntaxTree) -> Value) -> Value {
    let key = ObjectIdentifier(Value.self)
    if let known = memory[key] as? Value { return known }
    let value = make(tree)
    memory[key] = value
    return value
  }

  /// A value derived from this version and an earlier one, cached by its type for the last earlier one.
  func remembered<Value>(since before: FileVersion, _ make: () -> Value) -> Value {
    if let (version, value) = memorySince[ObjectIdentifier(Value.self)], version === before,
      let value = value as? Value
    {
      return value
    }
    let value = make()
    memorySince[ObjectIdentifier(Value.self)] = (before, value)
    return value
  }

  /// Whether the file contains a sequence of tokens of another version.
  func holds(_ run: Range<Int>, of other: FileVersion) -> Bool {
    guard let first = run.first else { return true }
    let (words, sought) = (hashes, other.hashes)
    let wanted = sought[first]
    let last = tree.root.tokenIndices.upperBound - run.count
    var start = 0
    while start <= last {
      if words[start] == wanted, words[start..<start + run.count].elementsEqual(sought[run]),
        zip(start..<start + run.count, run).allSatisfy({ isEqual($0, $1, of: other) })
      {
        return true
      }
      start += 1
    }
    return false
  }

  /// Whether a token has the same text as one of another version.
  private func isEqual(_ index: Int, _ sought: Int, of other: FileVersion) -> Bool {
    tree.text.bytes[tree.tokens[index].range].elementsEqual(
      other.tree.text.bytes[other.tree.tokens[sought].range])
  }
}
