import FixtureSupport
import Foundation
import Testing

/// However a migration is sliced, the end is the same. `BACKPORT_SLICES=6` tries more slices of each shape.
@Suite struct SliceTests {
  private static let count = ProcessInfo.processInfo.environment["BACKPORT_SLICES"].flatMap(UInt64.init) ?? 1

  @Test(arguments: ShimFixture.all) func anySlicesEndTheSame(of fixture: ShimFixture) throws {
    for number in 0..<Self.count {
      let seed = fixture.description.utf8.reduce(number &+ 1) { ($0 &* 31) &+ UInt64($1) }
      let faults = try fixture.faultsOfSlices(seed: seed)
      #expect(faults.isEmpty, "slicing \(number): \(faults.joined(separator: "\n"))")
    }
  }
}
