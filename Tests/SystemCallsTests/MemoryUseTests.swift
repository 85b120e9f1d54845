import SystemCalls
import Testing

@Suite struct MemoryUseTests {
  private final class Counter: @unchecked Sendable {
    var gone = 0
  }

  /// Says when it goes.
  private final class Witness: Sendable {
    let counter: Counter

    init(_ counter: Counter) { self.counter = counter }

    deinit { counter.gone += 1 }
  }

  /// In a process that goes on, what is kept would pile up.
  @Test func onlyAProcessThatEndsKeepsWhatIsDoneWith() {
    let counter = Counter()
    MemoryUse.untilExit.keep([Witness(counter)])
    #expect(counter.gone == 0)
    MemoryUse.sparing.keep([Witness(counter)])
    #expect(counter.gone == 1)
  }

  @Test func aPreparedThreadGetsMoreThanWasReserved() {
    MemoryUse.untilExit.prepareThread()
    let blocks = (1...4).map { Array(repeating: UInt8($0), count: 16 << 20) }
    #expect(blocks.map(\.last) == [1, 2, 3, 4])
  }
}
