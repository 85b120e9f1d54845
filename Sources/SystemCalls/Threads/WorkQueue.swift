/// A queue of jobs that add more jobs, shared by several workers. `next` waits while running jobs may still
/// add some, and returns `nil` to all workers when none is left or running. Any number of workers works: the
/// system may start some only after others have ended.
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

  /// Takes a job. The worker calls `finish` after the job has added its own jobs.
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
