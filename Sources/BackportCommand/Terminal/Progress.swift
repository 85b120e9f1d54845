#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The line on a terminal that says how far a long run has come.
///
/// Silent for the first second: most runs are over by then.
final class Progress: @unchecked Sendable {
  private let total: Int
  private let message: @Sendable (String) -> Void
  /// Nanoseconds between two lines, and before the first one.
  private let interval: UInt64
  private let now: @Sendable () -> UInt64

  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private var nextTime: UInt64
  private var isShown = false

  /// - Parameters:
  ///   - total: how many files there are.
  ///   - delay, interval: in nanoseconds.
  ///   - now: a clock that only goes forward, in nanoseconds.
  init(
    total: Int, delay: UInt64 = 1_000_000_000, interval: UInt64 = 100_000_000,
    now: @escaping @Sendable () -> UInt64 = { MonotonicClock.nanoseconds },
    message: @escaping @Sendable (String) -> Void
  ) {
    self.total = total
    self.interval = interval
    self.now = now
    self.message = message
    nextTime = now() + delay
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// From any thread: so many files are done.
  func update(_ done: Int) {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    let time = now()
    guard time >= nextTime else { return }
    nextTime = time + interval
    isShown = true
    message("\r\u{1B}[K\(done) of \(total) files")
  }

  /// Takes the line away again.
  func finish() {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    if isShown { message("\r\u{1B}[K") }
    isShown = false
    nextTime = .max
  }
}

/// The system's clock that never goes back.
enum MonotonicClock {
  static var nanoseconds: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
