import SystemCalls

/// The line on a terminal that says how far a long run has come.
///
/// Silent for the first second: most runs are over by then.
final class Progress: Sendable {
  private let message: @Sendable (String) -> Void
  /// Nanoseconds between two lines, and before the first one.
  private let interval: UInt64
  private let now: @Sendable () -> UInt64

  private struct State {
    var nextTime: UInt64
    var isShown = false
  }
  private let state: Mutex<State>

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
    state = Mutex(State(nextTime: now() + delay))
  }

  /// From any thread: how far the run has come.
  func update(_ text: @autoclosure () -> String) {
    state.withLock { state in
      let time = now()
      guard time >= state.nextTime else { return }
      state.nextTime = time + interval
      state.isShown = true
      message("\r\u{1B}[K\(text())")
    }
  }

  /// Takes the line away, for something else to be printed; a later update shows it again.
  func clear() { state.withLock(clear) }

  private func clear(_ state: inout State) {
    if state.isShown { message("\r\u{1B}[K") }
    state.isShown = false
  }

  /// Takes the line away for good.
  func finish() {
    state.withLock { state in
      clear(&state)
      state.nextTime = .max
    }
  }
}
