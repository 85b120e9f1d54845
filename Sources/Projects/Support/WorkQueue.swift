#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Jobs that make more jobs, shared by several workers. `next` waits while jobs are being done that may still
/// add some, and ends for all workers when none is left and none is being done. How many workers there are does
/// not matter: the system may start some of them only when others have ended.
final class WorkQueue<Job: Sendable>: @unchecked Sendable {
  private var jobs: [Job]
  private var waiting = 0
  /// Handed out, and not yet said to be done.
  private var running = 0
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>

  init(_ jobs: [Job]) {
    self.jobs = jobs
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
    condition = .allocate(capacity: 1)
    condition.initialize(to: pthread_cond_t())
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
    pthread_cond_destroy(condition)
    condition.deallocate()
  }

  func add(_ more: [Job]) {
    guard !more.isEmpty else { return }
    pthread_mutex_lock(mutex)
    jobs.append(contentsOf: more)
    if waiting > 0 { pthread_cond_broadcast(condition) }
    pthread_mutex_unlock(mutex)
  }

  /// To be followed by `finish` when the job is done and has added what it adds.
  func next() -> Job? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    waiting += 1
    defer { waiting -= 1 }
    while jobs.isEmpty {
      if running == 0 { return nil }
      pthread_cond_wait(condition, mutex)
    }
    running += 1
    return jobs.removeLast()
  }

  func finish() {
    pthread_mutex_lock(mutex)
    running -= 1
    if running == 0, jobs.isEmpty, waiting > 0 { pthread_cond_broadcast(condition) }
    pthread_mutex_unlock(mutex)
  }
}
