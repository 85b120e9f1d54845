// target: iOS 15
// fixes: unsafe
// What skips a test on no system any more.
import XCTest

enum System {
}

final class Tests: XCTestCase {
  func testWithReason() throws {
    XCTAssertTrue(true)
  }

  func testUnless() throws {
    XCTAssertTrue(true)
  }

  func testOthers() throws {
    try XCTSkipIf(true, "is too new")
    try XCTSkipIf(false, "written so")
    XCTAssertTrue(true)
  }

  func testNamedElsewhere() {
    XCTAssertTrue(true)
  }

  func testMore() {
    testNamedElsewhere()
    XCTAssertTrue(true)
  }

  func testWithComment() {
    // Nobody knows what is to be tested here.
  }

  func testWrittenSo() {}
  func zero() -> Int { 0 }
}
