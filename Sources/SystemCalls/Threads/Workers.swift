#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Threads with a stack for deeply nested source, which the threads of a library's pool do not have.
package enum Workers {
  /// In bytes. Only the used part occupies memory.
  fileprivate static let stackSize = 8 << 20

  /// Runs the body on this many threads. Returns their results when all are done.
  /// - Parameter inPlace: whether the calling thread has a deep stack and is one of them.
  package static func run<Result: Sendable>(
    _ count: Int, inPlace: Bool = false, _ body: @escaping @Sendable () -> Result
  ) -> [Result] {
    if inPlace, count <= 1 { return [body()] }
    let jobs = (0..<max(count, 1)).map { _ in Job(body) }
    let others = jobs.dropFirst(inPlace ? 1 : 0)
    let threads = others.map(start)
    if inPlace { jobs[0].run() }
    for (job, thread) in zip(others, threads) {
      // If the system provides no more threads, the work runs here.
      if let thread { pthread_join(thread, nil) } else { job.run() }
    }
    return jobs.compactMap(\.result)
  }

  /// What the body makes of each item, with so many threads; one item is for the calling thread.
  package static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], workers: Int, _ body: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    if items.isEmpty { return [] }
    let batches = Batches(count: items.count, size: 1)
    let made = run(min(workers, items.count), inPlace: true) {
      var made: [(number: Int, result: Result)] = []
      while let batch = batches.take() {
        for number in batch { made.append((number, body(items[number]))) }
      }
      return made
    }
    return made.flatMap { $0 }.sorted { $0.number < $1.number }.map(\.result)
  }

  /// Gives each number to the body, with so many threads; the calling one is one of them.
  package static func forEach(
    _ numbers: Range<Int>, workers: Int, _ body: @escaping @Sendable (Int) -> Void
  ) {
    let batches = Batches(count: numbers.count, size: 1)
    _ = run(min(workers, numbers.count), inPlace: true) {
      while let batch = batches.take() { body(numbers.lowerBound + batch.lowerBound) }
    }
  }

  /// Runs the body on a thread of its own, and does not wait for it.
  package static func detach(_ body: @escaping @Sendable () -> Void) {
    guard let thread = start(Job(body)) else { fatalError("the system gives no more threads") }
    pthread_detach(thread)
  }

  private static func start(_ job: AnyJob) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, stackSize)
    defer { pthread_attr_destroy(&attributes) }
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let argument = Unmanaged.passRetained(job).toOpaque()
    if pthread_create(&thread, &attributes, runJob, argument) == 0 { return thread }
    Unmanaged<AnyJob>.fromOpaque(argument).release()
    return nil
  }

  #if canImport(Darwin)
    private static let runJob: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = {
      Unmanaged<AnyJob>.fromOpaque($0).takeRetainedValue().run()
      return nil
    }
  #else
    private static let runJob: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
      if let pointer = $0 { Unmanaged<AnyJob>.fromOpaque(pointer).takeRetainedValue().run() }
      return nil
    }
  #endif
}

/// Threads with the same stack size as the workers.
public enum DeepStack {
  /// Whether the first thread of the process has such a stack, by the system's limit (`ulimit -s`).
  public static var isOfMainThread: Bool {
    var limit = rlimit()
    #if canImport(Glibc)
      let code = getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
    #else
      let code = getrlimit(RLIMIT_STACK, &limit)
    #endif
    return code == 0 && limit.rlim_cur >= Workers.stackSize
  }

  /// Runs the body on such a thread, and waits for it.
  public static func run(_ body: @escaping @Sendable () -> Void) { _ = Workers.run(1, body) }
}

/// A thread's work, without its type: C functions cannot be generic.
private class AnyJob {
  func run() {}
}

private final class Job<Result>: AnyJob {
  private let body: @Sendable () -> Result
  /// Written by the thread, read after joining it.
  private(set) var result: Result?

  init(_ body: @escaping @Sendable () -> Result) { self.body = body }

  override func run() { result = body() }
}
