// target: iOS 15
// The test runner finds tests by the runtime, and a safe run deletes none.
import XCTest

@available(iOS, introduced: 13, obsoleted: 15) // expect: 1 [obsolete-declaration] "'OldFeedTests' cannot be used" // expect: 17 [redundant-clause] "'introduced: 13'"
final class OldFeedTests: XCTestCase {
  func testFeed() { XCTAssertTrue(Feed().isEmpty) }
}

final class FeedTests: XCTestCase {
  @available(iOS, obsoleted: 15) // expect: 3 [obsolete-declaration] "'testOld()' cannot be used"
  func testOld() { XCTAssertTrue(Feed().isEmpty) }
}
