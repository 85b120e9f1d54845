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
  private let message: @Sendable (String) -> Void
  /// Nanoseconds between two lines, and before the first one.
  private let interval: UInt64
  private let now: @Sendable () -> UInt64

  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private var nextTime: UInt64
  private var isShown = false

  /// - Parameters:
  ///   - delay, interval: in nanoseconds.
  ///   - now: a clock that only goes forward, in nanoseconds.
  init(
    delay: UInt64 = 1_000_000_000, interval: UInt64 = 100_000_000,
    now: @escaping @Sendable () -> UInt64 = { MonotonicClock.nanoseconds },
    message: @escaping @Sendable (String) -> Void
  ) {
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

  /// From any thread: how far the run has come.
  func update(_ text: @autoclosure () -> String) {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    let time = now()
    guard time >= nextTime else { return }
    nextTime = time + interval
    isShown = true
    message("\r\u{1B}[K\(text())")
  }

  /// Takes the line away, for something else to be printed; a later update shows it again.
  func clear() {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    if isShown { message("\r\u{1B}[K") }
    isShown = false
  }

  /// Takes the line away for good.
  func finish() {
    clear()
    pthread_mutex_lock(mutex)
    nextTime = .max
    pthread_mutex_unlock(mutex)
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
