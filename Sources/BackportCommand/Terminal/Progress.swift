import SystemCalls

/// The progress line of a long run on a terminal.
///
/// It appears after one second; most runs end before that.
final class Progress: Sendable {
  private let message: @Sendable (String) -> Void
  /// Nanoseconds between updates, and before the first one.
  private let interval: UInt64
  private let now: @Sendable () -> UInt64

  private struct State {
    var nextTime: UInt64
    var isShown = false
  }
  private let state: Mutex<State>

  /// - Parameters:
  ///   - delay, interval: in nanoseconds.
  ///   - now: a monotonic clock, in nanoseconds.
  init(
    delay: UInt64 = 1_000_000_000, interval: UInt64 = 100_000_000,
    now: @escaping @Sendable () -> UInt64 = { MonotonicClock.nanoseconds },
    message: @escaping @Sendable (String) -> Void
  ) {
    self.interval = interval
    self.now = now
    self.message = message
    state = Mutex(State(nextTime: now() + delay))
  }

  /// Updates the line. Called from any thread.
  func update(_ text: @autoclosure () -> String) {
    state.withLock { state in
      let time = now()
      guard time >= state.nextTime else { return }
      state.nextTime = time + interval
      state.isShown = true
      message("\r\u{1B}[K\(text())")
    }
  }

  /// Removes the line, so that something else can be printed. The next update shows it again.
  func clear() { state.withLock(clear) }

  private func clear(_ state: inout State) {
    if state.isShown { message("\r\u{1B}[K") }
    state.isShown = false
  }

  /// Removes the line for good.
  func finish() {
    state.withLock { state in
      clear(&state)
      state.nextTime = .max
    }
  }
}
