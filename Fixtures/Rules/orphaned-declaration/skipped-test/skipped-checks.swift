// target: iOS 15
// fixes: unsafe
// What skips a test on no system any more.
import XCTest

enum System {
  static var isModern: Bool { if #available(iOS 15, *) { return true } else { return false } } // expect: 34 [redundant-check] "always true"
}

final class Tests: XCTestCase {
  func testWithReason() throws {
    let version = 15
    try XCTSkipIf(!System.isModern, "needs \(version)")
    XCTAssertTrue(true)
  }

  func testUnless() throws {
    try XCTSkipUnless(System.isModern)
    XCTAssertTrue(true)
  }

  func testOthers() throws {
    try XCTSkipIf(System.isModern, "is too new")
    try XCTSkipIf(false, "written so")
    XCTAssertTrue(true)
  }

  func testOldSystems() {
    XCTAssertFalse(System.isModern)
    XCTAssertEqual(System.isModern, false)
  }

  func testNamedElsewhere() {
    XCTAssertTrue(System.isModern)
  }

  func testMore() {
    testNamedElsewhere()
    XCTAssertTrue(System.isModern)
  }

  func testOnlyReturns() throws {
    if #available(iOS 14, *) { // expect: 8 [redundant-check] "always true"
      return
    } else {
      XCTAssertEqual(1, zero())
    }
  }

  func testGuarded() {
    guard #unavailable(iOS 14) else { return } // expect: 11 [redundant-check] "always false"
    XCTAssertEqual(2, zero())
  }

  func testWithComment() {
    // Nobody knows what is to be tested here.

    if #unavailable(iOS 14) { XCTAssertEqual(3, zero()) } // expect: 8 [redundant-check] "always false"
  }

  func testWrittenSo() {}
  func zero() -> Int { 0 }
}
