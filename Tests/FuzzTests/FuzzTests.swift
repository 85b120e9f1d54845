import Foundation
import Testing

/// Whatever the bytes: all that reads Swift ends, keeps every byte, and takes steps in proportion.
///
/// `BACKPORT_FUZZ=N swift test -c release -Xswiftc -enable-testing --filter FuzzTests` makes N inputs, from number
/// `BACKPORT_FUZZ_FIRST` (0) on; an input depends on nothing but its number and the sources.
@Suite("Fuzzing")
struct FuzzTests {
  private static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
  }

  @Test("Mutated sources")
  func mutations() {
    let first = Self.number("BACKPORT_FUZZ_FIRST") ?? 0
    let count = Self.number("BACKPORT_FUZZ") ?? 400
    let failures = Failures()
    let chunk = 100
    DispatchQueue.concurrentPerform(iterations: (count + chunk - 1) / chunk) { index in
      for number in first + index * chunk..<first + min(count, (index + 1) * chunk) {
        if let violation = FuzzTarget.violation(in: FuzzInput.bytes(number)) {
          failures.add("input \(number): \(violation)")
        }
      }
    }
    #expect(failures.first(10) == [])
  }

  @Test("Cut off at every byte")
  func truncations() {
    let bytes = Array(FuzzSources.everyToken.utf8)
    for end in 0...bytes.count {
      let violation = FuzzTarget.violation(in: Array(bytes[..<end]))
      #expect(violation == nil, "the first \(end) bytes")
      // The rest without a beginning as well.
      let restViolation = FuzzTarget.violation(in: Array(bytes[end...]))
      #expect(restViolation == nil, "without the first \(end) bytes")
    }
  }

  @Test("Bytes at random")
  func randomBytes() {
    for seed in 0..<100 {
      var random = SeededGenerator(state: UInt64(seed))
      let bytes = (0..<500).map { _ in UInt8.random(in: 0...255, using: &random) }
      let violation = FuzzTarget.violation(in: bytes)
      #expect(violation == nil, "seed \(seed)")
    }
  }

  private final class Failures: @unchecked Sendable {
    private let lock = NSLock()
    private var messages: [String] = []

    func add(_ message: String) {
      lock.lock()
      messages.append(message)
      lock.unlock()
    }

    func first(_ count: Int) -> [String] { Array(messages.sorted().prefix(count)) }
  }
}
