import Testing

@testable import BackportCommand

@Suite struct HalvingTests {
  /// Those that fail together with nothing else, whatever their number and place; in few trials.
  @Test func findsTheCulprits() throws {
    for count in 1...40 {
      for seed in 0..<6 {
        let culprits = Set((0...(seed % 4)).map { ($0 * 7919 + seed * 104_729) % count })
        var trials = 0
        let halving = Halving(count: count) { leftOut in
          trials += 1
          return leftOut.isSuperset(of: culprits)
        }
        #expect(halving.leftOut == culprits)
        let levels = Int.bitWidth - (count - 1).leadingZeroBitCount
        #expect(trials <= 2 * culprits.count * max(levels, 1))
      }
    }
  }

  @Test(arguments: [(0, 20), (617, 15), (1023, 10)])
  func oneAmongManyTakesFewTrials(_ culprit: Int, _ expected: Int) {
    var trials = 0
    let halving = Halving(count: 1024) { leftOut in
      trials += 1
      return leftOut.contains(culprit)
    }
    #expect(halving.leftOut == [culprit])
    #expect(trials == expected)
  }

  /// When trials depend on more than single culprits, what is left out has at least passed.
  @Test func whatIsLeftOutHasPassed() {
    // 3 works only together with 8: one of them alone fails.
    let passes = { (leftOut: Set<Int>) in leftOut.contains(3) == leftOut.contains(8) && leftOut.contains(5) }
    let halving = Halving(count: 12, passes: passes)
    #expect(passes(halving.leftOut))
    #expect(halving.leftOut.contains(5))
  }

  @Test func whenAllFailAllStayOut() {
    #expect(Halving(count: 5) { $0.count == 5 }.leftOut == [0, 1, 2, 3, 4])
  }
}
