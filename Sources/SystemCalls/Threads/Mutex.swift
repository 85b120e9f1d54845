import CLibrary

/// A value that several threads share, one at a time. (`Synchronization.Mutex` needs macOS 15.)
public final class Mutex<Value>: @unchecked Sendable {
  @usableFromInline var value: Value
  @usableFromInline let lock = ThreadLock()

  @inlinable
  public init(_ value: Value) { self.value = value }

  @inlinable
  public func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}

/// A value that several threads share, one at a time, and wait on for a change of it.
package final class Monitor<Value>: @unchecked Sendable {
  private var value: Value
  private let lock = ThreadLock()
  private let condition: UnsafeMutablePointer<pthread_cond_t>

  package init(_ value: Value) {
    self.value = value
    condition = .allocate(capacity: 1)
    condition.initialize(to: pthread_cond_t())
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    condition.deallocate()
  }

  /// Threads that wait look at the value again afterwards.
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer {
      pthread_cond_broadcast(condition)
      lock.unlock()
    }
    return try body(&value)
  }

  /// Waits until the body gives a result.
  package func wait<Result>(for body: (inout Value) -> Result?) -> Result {
    lock.lock()
    defer { lock.unlock() }
    while true {
      if let result = body(&value) { return result }
      pthread_cond_wait(condition, lock.mutex)
    }
  }
}

/// The system's lock itself.
@usableFromInline
final class ThreadLock: @unchecked Sendable {
  fileprivate let mutex: UnsafeMutablePointer<pthread_mutex_t>

  @usableFromInline
  init() {
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  @usableFromInline
  func lock() { pthread_mutex_lock(mutex) }

  @usableFromInline
  func unlock() { pthread_mutex_unlock(mutex) }
}
