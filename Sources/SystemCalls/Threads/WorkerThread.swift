import CLibrary

/// A thread's work, without its type: C functions cannot be generic.
class WorkerJob: @unchecked Sendable {
  /// The job calls `rest` of the thread as soon as another job may follow.
  func run(on thread: WorkerThread) {}
}

/// A thread that does one job after another. A run has hundreds of short parallel parts: a thread that ends
/// with each of them would give its memory back to the system, which clears it again for the next one.
final class WorkerThread: Sendable {
  /// In bytes. Only the used part occupies memory.
  static let stackSize = 8 << 20
  /// Threads without a job. The one that worked last is last: its memory is in the caches.
  private static let resting = Mutex<[WorkerThread]>([])

  private let job = Monitor<WorkerJob?>(nil)

  /// Gives the job to a thread. Returns whether the system has one for it.
  static func start(_ job: WorkerJob) -> Bool {
    if let thread = resting.withLock({ $0.popLast() }) {
      thread.job.withLock { $0 = job }
      return true
    }
    return WorkerThread().begin(with: job)
  }

  /// Makes the thread available for another job.
  func rest() { Self.resting.withLock { $0.append(self) } }

  private func begin(with first: WorkerJob) -> Bool {
    job.withLock { $0 = first }
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    defer { pthread_attr_destroy(&attributes) }
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let argument = Unmanaged.passRetained(self).toOpaque()
    if pthread_create(&thread, &attributes, Self.body, argument) == 0 { return true }
    Unmanaged<WorkerThread>.fromOpaque(argument).release()
    return false
  }

  private func work() -> Never {
    while true {
      let next = job.wait { job in
        defer { job = nil }
        return job
      }
      next.run(on: self)
    }
  }

  #if canImport(Darwin)
    private static let body: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = {
      Unmanaged<WorkerThread>.fromOpaque($0).takeRetainedValue().work()
    }
  #else
    private static let body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
      guard let pointer = $0 else { return nil }
      Unmanaged<WorkerThread>.fromOpaque(pointer).takeRetainedValue().work()
    }
  #endif
}
