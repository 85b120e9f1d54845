import Projects
import SwiftSource
import SystemCalls

/// A cache of passes from the visit, for searches that use the same files again. It reuses memory, which is
/// faster than allocating more.
package final class PassShelf: @unchecked Sendable {
  /// In bytes of source. A pass takes several times as much memory.
  private let limit: Int

  /// Whether a migration follows. It needs the structure of files that it may rewrite once more, and searches the others
  /// again.
  package let isForMigration: Bool
  private let kept = Mutex((passes: [Int: FilePass](), size: 0))
  private let postings = Lazy<WordPostings?>()

  /// - Parameter rewritesLittle: whether most of what is searched stays as it is. Then there is memory for its structure,
  ///   which each round may look at again.
  package init(isForMigration: Bool = false, rewritesLittle: Bool = false) {
    self.isForMigration = isForMigration
    limit = rewritesLittle ? 64 << 20 : 8 << 20
  }

  /// Whether somebody may ask for what a visit made of its file: searches look for what facts name, and find it there,
  /// too.
  package func wants(_ visit: FileVisit) -> Bool {
    !visit.facts.isEmpty || isForMigration && visit.findings.contains(where: \.isFixable)
  }

  /// Of a file, by its index. One thread at a time asks for the same one.
  package subscript(index: Int) -> FilePass? { kept.withLock { $0.passes[index] } }

  /// Whether there is room for the structure of one more file. Then it counts as cached.
  package func takes(_ tree: SyntaxTree) -> Bool { kept.withLock { reserve(tree, in: &$0.size) } }

  /// Which files hold a word as a migration begins; `nil`: of some of them it is not known, or none begins.
  func postings(of files: [LintFile]) -> WordPostings? {
    postings.get {
      isForMigration && files.allSatisfy { $0.words != nil } ? WordPostings(files.map(\.words)) : nil
    }
  }

  private func reserve(_ tree: SyntaxTree, in size: inout Int) -> Bool {
    let larger = size + tree.text.bytes.count
    if larger > limit { return false }
    size = larger
    return true
  }

  /// Nothing is cached beyond the limit.
  package func keep(_ pass: FilePass, of index: Int) {
    kept.withLock { kept in
      guard reserve(pass.tree, in: &kept.size) else { return }
      pass.leaveThread()
      kept.passes[index] = pass
    }
  }
}
