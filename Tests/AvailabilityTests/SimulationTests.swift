import Availability
import Testing

/// Nested gates judged by trying every version: on each that the code may start on, the gates are walked
/// as a running program would, and what the innermost check answers there is collected.
@Suite("Nested gates, tried on every version")
struct SimulationTests {
  private struct Gate {
    var version: Version
    var isUnavailable: Bool
    var takesBranch: Bool

    var condition: AvailabilityCondition {
      AvailabilityCondition(
        isUnavailable: isUnavailable, arguments: ["iOS \(version)"] + (isUnavailable ? [] : ["*"]))
    }

    func answer(on version: Version) -> Bool { (version >= self.version) != isUnavailable }
  }

  private static let versions = (12...18).flatMap { major in
    [Version(major), Version(major, 0, 1), Version(major, 4), Version(major, 4, 1)]
  }

  @Test("always, never, unreachable: exactly when every version says so", arguments: 0..<40)
  func nested(seed: Int) {
    var state = UInt64(seed)
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<50 {
      let minimum = Self.versions[random(Self.versions.count)]
      let gates = (0..<(1 + random(5))).map { _ in
        Gate(
          version: Self.versions[random(Self.versions.count)], isUnavailable: random(3) == 0,
          takesBranch: random(2) == 0)
      }
      let path = gates.dropLast()
      let check = gates[gates.count - 1]
      let reached = Self.versions.filter { version in
        version >= minimum && path.allSatisfy { $0.answer(on: version) == $0.takesBranch }
      }
      let answers = Set(reached.map(check.answer))

      var known = context("iOS \(minimum)")
      for gate in path { known = known.narrowed(by: gate.condition, holds: gate.takesBranch) }
      let expected: Verdict =
        switch (answers.contains(true), answers.contains(false)) {
        case (true, true): .depends
        case (true, false): .always
        case (false, true): .never
        case (false, false): .notJudged(.unreachable)
        }
      // Between two versions of the list there are others: only the newest has none after it.
      if reached.last != Self.versions.last || check.version <= Self.versions.last! {
        #expect(known.judge(check.condition).verdict == expected, "\(minimum) \(gates)")
      }
    }
  }
}
