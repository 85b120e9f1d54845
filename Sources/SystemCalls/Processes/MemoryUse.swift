import CLibrary

/// How a run allocates and frees memory.
package enum MemoryUse: Sendable {
  /// The C library's defaults, for a process that continues after the run.
  case sparing
  /// For a process that ends with the run: allocates large pages, and frees nothing, because the system frees
  /// all memory at once.
  case untilExit

  #if canImport(Glibc)
    /// In bytes. Freeing a mapped block of at most this size raises the C library's thresholds to its size.
    private static let reserve = 30 << 20
    private static let largePage = 2 << 20
    /// Set for threads that are prepared.
    private static let prepared: pthread_key_t = {
      var key = pthread_key_t()
      pthread_key_create(&key, nil)
      return key
    }()
  #endif

  /// Prepares a thread that will allocate much memory. Otherwise a large run spends a tenth of its time on
  /// page faults for single pages of 4 KB.
  package func prepareThread() {
    #if canImport(Glibc)
      guard self == .untilExit, pthread_getspecific(Self.prepared) == nil else { return }
      pthread_setspecific(Self.prepared, UnsafeRawPointer(bitPattern: 1))
      // mallopt(3): the first block is mapped on its own, and freeing it raises the thresholds to its size.
      // So the second one comes from the heap of the thread, and its pages stay there when it is freed.
      for _ in 0..<2 {
        guard let block = malloc(Self.reserve) else { return }
        let address = UInt(bitPattern: block)
        let start = address & ~UInt(Self.largePage - 1)
        // A hint that the system may ignore.
        madvise(
          UnsafeMutableRawPointer(bitPattern: start), Int(address - start) + Self.reserve, MADV_HUGEPAGE)
        free(block)
      }
    #endif
  }

  /// Keeps a value until the end of the process, because freeing its parts would take time.
  package func keep(_ value: some Sendable) {
    if self == .untilExit { _ = Unmanaged.passRetained(Kept(value)) }
  }

  private final class Kept<Value: Sendable>: Sendable {
    private let value: Value

    init(_ value: Value) { self.value = value }
  }
}
