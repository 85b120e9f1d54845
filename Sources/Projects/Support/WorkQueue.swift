#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Jobs that make more jobs, shared by several workers. `next` waits while others may still add some and
/// ends for all of them when every worker waits.
final class WorkQueue<Job: Sendable>: @unchecked Sendable {
  private var jobs: [Job]
  private var waiting = 0
  private let workers: Int
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>

  init(_ jobs: [Job], workers: Int) {
    self.jobs = jobs
    self.workers = workers
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

  func next() -> Job? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    waiting += 1
    while jobs.isEmpty {
      if waiting == workers {
        pthread_cond_broadcast(condition)
        return nil
      }
      pthread_cond_wait(condition, mutex)
    }
    waiting -= 1
    return jobs.removeLast()
  }
}
