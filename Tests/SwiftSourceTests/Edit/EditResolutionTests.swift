import SwiftSource
import Testing

@Suite struct EditResolutionTests {
  private func resolve(_ groups: [[Edit]], length: Int = 100) -> EditResolution {
    EditResolution(groups.map { EditGroup([0: $0]) }, lengths: [0: length])
  }

  @Test func separateGroupsAreAllApplied() {
    let result = resolve([[Edit(20..<30)], [Edit(0..<10), Edit(40..<50)], [Edit(30..<40)]])
    #expect(result.applied == [0, 1, 2])
    #expect(result.edits[0]!.map(\.range) == [0..<10, 20..<30, 30..<40, 40..<50])
  }

  @Test func theOuterOfTwoNestedFixesComesFirst() {
    let result = resolve([[Edit(20..<30)], [Edit(10..<50)]])
    #expect(result.applied == [1])
    #expect(result.deferred == [0])
  }

  @Test func aGroupIsAppliedWholeOrNotAtAll() {
    let result = resolve([[Edit(0..<10)], [Edit(5..<6), Edit(60..<70)], [Edit(65..<66)]])
    #expect(result.applied == [0, 2])
    #expect(result.deferred == [1])
    #expect(result.edits[0]!.map(\.range) == [0..<10, 65..<66])
  }

  @Test func ofTwoThatStartTogetherTheLongerWins() {
    #expect(resolve([[Edit(0..<10)], [Edit(0..<20)]]).applied == [1])
  }

  @Test func theSameFixTwiceIsAppliedOnceAndCountsForBoth() {
    let result = resolve([[Edit(0..<10)], [Edit(0..<10)]])
    #expect(result.applied == [0, 1])
    #expect(result.edits[0]!.count == 1)
  }

  @Test func insertionsAtTheSamePlaceWaitForEachOther() {
    let result = resolve([[Edit(5..<5, replacement: "a")], [Edit(5..<5, replacement: "b")]])
    #expect(result.applied == [0])
    #expect(result.deferred == [1])
  }

  @Test func aGroupThatOverlapsItselfOrLeavesTheFileIsARulesMistake() {
    let result = resolve([[Edit(0..<10), Edit(5..<6)], [Edit(90..<101)], [Edit(0..<3)]])
    #expect(result.malformed == [0, 1])
    #expect(result.applied == [2])
  }

  @Test func groupsReachOverFiles() {
    let groups = [
      EditGroup([0: [Edit(0..<5)], 1: [Edit(0..<5)]]),
      EditGroup([1: [Edit(3..<4)], 2: [Edit(0..<5)]]),
      EditGroup([2: [Edit(0..<5, replacement: "x")]]),
    ]
    let result = EditResolution(groups, lengths: [0: 10, 1: 10, 2: 10])
    #expect(result.applied == [0, 2])
    #expect(result.deferred == [1])
  }
}
