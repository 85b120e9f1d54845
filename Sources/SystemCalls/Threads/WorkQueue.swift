/// Jobs that make more jobs, shared by several workers. `next` waits while jobs are being done that may still
/// add some, and ends for all workers when none is left and none is being done. How many workers there are does
/// not matter: the system may start some of them only when others have ended.
package final class WorkQueue<Job: Sendable>: Sendable {
  private struct State: Sendable {
    var jobs: [Job]
    /// Handed out, and not yet said to be done.
    var running = 0
  }
  private let state: Monitor<State>

  package init(_ jobs: [Job]) { state = Monitor(State(jobs: jobs)) }

  package func add(_ more: [Job]) {
    if !more.isEmpty { state.withLock { $0.jobs.append(contentsOf: more) } }
  }

  /// To be followed by `finish` when the job is done and has added what it adds.
  package func next() -> Job? {
    state.wait { state -> Job?? in
      guard let job = state.jobs.popLast() else { return state.running == 0 ? .some(nil) : nil }
      state.running += 1
      return job
    }
  }

  package func finish() {
    state.withLock { $0.running -= 1 }
  }
}

/// Hands out the numbers below `count` to several threads, a batch at a time.
package final class Batches: Sendable {
  private let count: Int
  private let size: Int
  private let next = Mutex(0)

  /// - Parameter size: of a batch: trades lock contention against load balance.
  package init(count: Int, size: Int = 16) {
    self.count = count
    self.size = size
  }

  /// `nil`: all are handed out.
  package func take() -> Range<Int>? {
    next.withLock { next in
      guard next < count else { return nil }
      let start = next
      next = min(count, start + size)
      return start..<next
    }
  }
}
