import SwiftSource
import Testing

@testable import LintCore
@testable import Migration

@Suite struct EditHistoryTests {
  private func edit(_ range: Range<Int>, _ replacement: String = "") -> Edit {
    Edit(range, replacement: replacement)
  }

  @Test func tracesBackOverWhatIsBefore() {
    var history = EditHistory()
    history.record([EditGroup([0: [edit(10..<20, "abc")]]), EditGroup([0: [edit(30..<30, "12345")]])])
    #expect(history.origins(of: [edit(0..<5)], in: 0) == [0..<5])
    // 10..<20 became 10..<13, and what followed moved by 7 to the left.
    #expect(history.origins(of: [edit(15..<16)], in: 0) == [22..<23])
    #expect(history.origins(of: [edit(40..<41)], in: 0) == [42..<43])
    #expect(history.origins(of: [edit(12..<15)], in: 0) == [10..<22])
    #expect(history.origins(of: [edit(5..<6)], in: 1) == [5..<6])
  }

  @Test func whatTouchesBelongsTogether() {
    var history = EditHistory()
    history.record([
      EditGroup([0: [edit(10..<20, "abc")]]), EditGroup([0: [edit(40..<50)]]), EditGroup([1: [edit(0..<3)]]),
    ])
    // Within what the first one wrote, and in another file: a fix is one, wherever its edits are.
    history.record([EditGroup([0: [edit(11..<12, "x")], 2: [edit(7..<8)]])])
    let units = history.units
    #expect(units.map(\.fixes) == [[0, 3], [1], [2]])
    #expect(units[0].ranges == [0: [10..<20], 2: [7..<8]])
    #expect(units[1].ranges == [0: [40..<50]])
  }

  @Test func whatLiesBesideDoesNot() {
    var history = EditHistory()
    history.record([EditGroup([0: [edit(10..<20, "abc")]])])
    history.record([EditGroup([0: [edit(13..<15)]])])
    #expect(history.units.map(\.fixes) == [[0], [1]])
    #expect(history.units[1].ranges == [0: [20..<22]])
    // An insertion where something was taken out has to do with it.
    history.record([EditGroup([0: [edit(13..<13, "y")]])])
    #expect(history.units.map(\.fixes) == [[0], [1, 2]])
  }

  @Test func theSameFixFromTwoPlacesCountsOnce() {
    var history = EditHistory()
    history.record([EditGroup([0: [edit(10..<20)]]), EditGroup([0: [edit(10..<20)]])])
    #expect(history.units.map(\.fixes) == [[0, 1]])
    #expect(history.origins(of: [edit(30..<31)], in: 0) == [40..<41])
  }

  /// With random edits: a unit's ranges lie in the original, in order, and no two of any units overlap.
  @Test func rangesNeverOverlap() {
    var state: UInt64 = 11
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    for _ in 0..<300 {
      var history = EditHistory()
      var length = 60
      for _ in 0..<4 {
        var groups: [EditGroup] = []
        var start = random(8)
        while start < length {
          let end = min(length, start + random(6))
          let replacement = String(repeating: "r", count: random(7))
          groups.append(EditGroup([0: [edit(start..<end, replacement)]]))
          start = end + 1 + random(15)
        }
        let growth = groups.flatMap { $0.edits[0] ?? [] }
          .reduce(0) { $0 + $1.replacement.utf8.count - $1.range.count }
        history.record(groups)
        length += growth
      }
      let ranges = history.units.flatMap { $0.ranges[0] ?? [] }.sorted {
        ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound)
      }
      #expect(ranges.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= 60 })
      for (one, next) in zip(ranges, ranges.dropFirst()) { #expect(one.upperBound <= next.lowerBound) }
      #expect(history.origins(of: [edit(length..<length)], in: 0).map(\.upperBound) == [60])
    }
  }
}
