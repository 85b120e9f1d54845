import Projects
import SystemCalls

/// A cache of passes from the visit, for searches that use the same files again. It reuses memory, which is
/// faster than allocating more.
final class PassShelf: @unchecked Sendable {
  /// In bytes of source. A pass takes several times as much memory.
  private static let limit = 8 << 20

  private let kept = Mutex((passes: [Int: FilePass](), size: 0))

  /// The pass over a file, by index. Only one thread at a time uses the same file.
  subscript(index: Int) -> FilePass? { kept.withLock { $0.passes[index] } }

  /// Nothing is cached beyond the limit.
  func keep(_ pass: FilePass, of index: Int) {
    let size = pass.tree.text.bytes.count
    kept.withLock { kept in
      if kept.size + size > Self.limit { return }
      pass.leaveThread()
      kept.passes[index] = pass
      kept.size += size
    }
  }
}
