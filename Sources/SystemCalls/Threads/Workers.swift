import CLibrary

/// Threads with a stack for deeply nested source, which the threads of a library's pool do not have.
package enum Workers {
  /// Runs the body on this many threads. Returns their results when all are done.
  /// - Parameter inPlace: whether the calling thread has a deep stack and is one of them.
  package static func run<Result: Sendable>(
    _ count: Int, inPlace: Bool = false, _ body: @escaping @Sendable () -> Result
  ) -> [Result] {
    if inPlace, count <= 1 { return [body()] }
    let jobs = (0..<max(count, 1)).map { _ in Job(body) }
    let others = jobs.dropFirst(inPlace ? 1 : 0)
    // If the system provides no more threads, the work runs here.
    let refused = others.filter { !WorkerThread.start($0) }
    if inPlace { jobs[0].run() }
    for job in refused { job.run() }
    return jobs.map { $0.result.wait { $0 } }
  }

  /// What the body makes of each item, with so many threads; the calling one is one of them.
  /// - Parameter cost: what an item takes, in any unit. The most expensive ones come first: one of them as the last
  ///   would keep the other threads waiting.
  package static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], workers: Int, cost: ((Item) -> Int)? = nil,
    _ body: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    if items.isEmpty { return [] }
    var order = Array(items.indices)
    if let costs = cost.map({ items.map($0) }) { order.sort { costs[$0] > costs[$1] } }
    let batches = Batches(count: items.count, size: 1)
    let made = run(min(workers, items.count), inPlace: true) { [order] in
      var made: [(number: Int, result: Result)] = []
      while let batch = batches.take() {
        for number in order[batch] { made.append((number, body(items[number]))) }
      }
      return made
    }
    return [Result](unsafeUninitializedCapacity: items.count) { results, count in
      for made in made { for (number, result) in made { results.initializeElement(at: number, to: result) } }
      count = items.count
    }
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
    guard WorkerThread.start(Job(body)) else { fatalError("the system gives no more threads") }
  }
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
    return code == 0 && limit.rlim_cur >= WorkerThread.stackSize
  }

  /// Runs the body on such a thread, and waits for it.
  public static func run(_ body: @escaping @Sendable () -> Void) { _ = Workers.run(1, body) }
}

/// What a thread computes.
private final class Job<Result: Sendable>: WorkerJob, @unchecked Sendable {
  /// `nil` once it has run: what it holds is then the caller's alone, who can change it without a copy.
  private var body: (@Sendable () -> Result)?
  let result = Monitor<Result?>(nil)

  init(_ body: @escaping @Sendable () -> Result) { self.body = body }

  /// - Parameter beforeResult: what comes before those who wait for the result are woken.
  func run(beforeResult: () -> Void = {}) {
    guard let made = body?() else { return }
    body = nil
    beforeResult()
    result.withLock { $0 = made }
  }

  override func run(on thread: WorkerThread) { run(beforeResult: thread.rest) }
}
