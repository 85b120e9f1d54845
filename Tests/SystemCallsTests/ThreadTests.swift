import Foundation
import Testing

@testable import SystemCalls

@Suite struct ThreadTests {
  @Test(arguments: [1, 2, 7]) func everyItemIsDoneOnceAndInOrder(workers: Int) {
    #expect(Workers.map(Array(0..<1_000), workers: workers) { $0 * 2 } == (0..<1_000).map { $0 * 2 })
    let seen = Mutex<[Int]>([])
    Workers.forEach(5..<300, workers: workers) { number in seen.withLock { $0.append(number) } }
    #expect(seen.withLock { $0.sorted() } == Array(5..<300))
    #expect(Workers.map([Int](), workers: workers) { $0 } == [])
  }

  @Test func batchesCoverEachNumberOnce() {
    let batches = Batches(count: 10, size: 4)
    #expect([batches.take(), batches.take(), batches.take(), batches.take()] == [0..<4, 4..<8, 8..<10, nil])
  }

  /// Each job makes two more until the numbers are too large: `next` must not end while they may still come.
  @Test(arguments: [1, 2, 5]) func jobsMakeMoreJobs(workers: Int) {
    let queue = WorkQueue([1])
    let done = Workers.run(workers, inPlace: true) {
      var done: [Int] = []
      while let job = queue.next() {
        if job < 500 { queue.add([job * 2, job * 2 + 1]) }
        done.append(job)
        queue.finish()
      }
      return done
    }
    #expect(done.flatMap { $0 }.sorted() == Array(1..<1_000))
  }

  /// A library's pool has stacks of 512 KB on some systems: this takes more.
  @Test func stacksAreDeep() {
    @Sendable func depth(_ left: Int, _ bytes: [UInt8]) -> Int {
      withUnsafeTemporaryAllocation(byteCount: 1 << 10, alignment: 16) { buffer in
        buffer.initializeMemory(as: UInt8.self, repeating: 1)
        return left == 0 ? Int(buffer[0]) : depth(left - 1, bytes) + Int(buffer[1])
      }
    }
    #expect(Workers.run(2) { depth(4_000, []) } == [4_001, 4_001])
  }

  /// What a thread allocated stays its own, so that the next part of a run finds it.
  @Test func threadsDoOnePartAfterAnother() {
    var mark = pthread_key_t()
    pthread_key_create(&mark, nil)
    defer { pthread_key_delete(mark) }
    let new = Mutex(0)
    for _ in 0..<200 {
      _ = Workers.run(1) { [mark] in
        if pthread_getspecific(mark) == nil { new.withLock { $0 += 1 } }
        pthread_setspecific(mark, UnsafeRawPointer(bitPattern: 1))
      }
    }
    // Other tests run at the same time, and take threads, too.
    #expect(new.withLock { 1..<100 ~= $0 })
  }

  /// A part may have parts itself.
  @Test func partsNest() {
    let sums = Workers.run(3) { Workers.run(3) { Workers.map([1, 2, 3], workers: 2) { $0 }.reduce(0, +) } }
    #expect(sums == Array(repeating: [6, 6, 6], count: 3))
  }

  /// A worker that still held what the body captured would make the caller copy it.
  @Test func whatTheBodyHeldIsTheCallersAlone() {
    final class Held: Sendable {}
    weak var held: Held?
    do {
      let made = Held()
      held = made
      _ = Workers.run(2) { [made] in withExtendedLifetime(made) { true } }
    }
    #expect(held == nil)
  }

  @Test func whoWaitsIsWoken() {
    let monitor = Monitor(0)
    Workers.detach { for _ in 0..<10 { monitor.withLock { $0 += 1 } } }
    #expect(monitor.wait { $0 == 10 ? "all" : nil } == "all")
  }
}
