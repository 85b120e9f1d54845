#if canImport(Glibc)
  import Glibc
#endif

/// How a run takes memory from the system, and how it gives it back.
package enum MemoryUse: Sendable {
  /// As the C library does by itself: for a process that goes on after the run.
  case sparing
  /// For a process that ends with the run: memory comes in large pages, and nothing is given back piece by piece,
  /// for the system takes all of it at once.
  case untilExit

  #if canImport(Glibc)
    /// In bytes: what is no more than that, and was mapped by itself, tells the C library what to keep.
    private static let reserve = 30 << 20
    private static let largePage = 2 << 20
  #endif

  /// To be called by each thread that is going to need much, before it does. A tenth of the time of a large run is
  /// otherwise spent on getting memory page by page, each of 4 KB, and a few of them at a time.
  package func prepareThread() {
    #if canImport(Glibc)
      guard self == .untilExit else { return }
      // mallopt(3): the first block is mapped by itself, and when it is freed the thresholds rise to its size. The
      // second one therefore comes from the heap of the thread, and its pages stay there when it is freed.
      for _ in 0..<2 {
        guard let block = malloc(Self.reserve) else { return }
        let address = UInt(bitPattern: block)
        let start = address & ~UInt(Self.largePage - 1)
        // A wish only, and of no consequence where it is not granted.
        madvise(
          UnsafeMutableRawPointer(bitPattern: start), Int(address - start) + Self.reserve, MADV_HUGEPAGE)
        free(block)
      }
    #endif
  }

  /// Keeps a value whose parts would take time to give back, one after the other, to the end of the process.
  package func keep(_ value: some Sendable) {
    if self == .untilExit { _ = Unmanaged.passRetained(Kept(value)) }
  }

  private final class Kept<Value: Sendable>: Sendable {
    private let value: Value

    init(_ value: Value) { self.value = value }
  }
}
