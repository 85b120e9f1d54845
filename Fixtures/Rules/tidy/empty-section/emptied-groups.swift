// target: iOS 15
// fixes: unsafe
class ScreenTests: XCTestCase {
  // MARK: - Old systems

  func testOld() throws {
    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
      throw XCTSkip("The system does it by itself.")
    }
    XCTAssertEqual(screen.width, 300)
  }

  // MARK: - New systems

  func testNew() throws {
    guard #available(iOS 14, *) else { // expect: 11 [redundant-check] "always true"
      throw XCTSkip("It came with iOS 14.")
    }
    XCTAssertEqual(screen.width, 400)
  }

  func testNewer() throws {
    guard #unavailable(iOS 16) else { throw XCTSkip("The version is not reached.") }
    XCTAssertEqual(screen.width, 500)
  }

  // It was skipped before.
  func testBroken() throws {
    throw XCTSkip("It is broken.")
  }

  @MainActor
  func testOldOnMain() throws {
    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
      throw XCTSkip("The system does it by itself.")
    }
    XCTAssertEqual(screen.width, 300)
  }

  // A list names it.
  func testListed() throws {
    if #available(iOS 15, *) { throw XCTSkip("old") } // expect: 8 [redundant-check] "always true"
  }
  static let allTests = [testListed]

  // MARK: - Helpers

  // MARK: Of old systems

  @available(iOS, obsoleted: 14)
  private func old() { } // expect-1: 3 [obsolete-declaration] "obsoleted"

  // MARK: Empty from the start
}

struct Screen {
  func same() {
    #if CUSTOM
    start(self)
    #else
    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
      start(self)
    }
    #endif
  }

  func margin() {
#if CUSTOM
    start(self)
#else
    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
      start(self)
    }
#endif
    end()
  }

  // The `#available` stands alone, because others say so.
  func other() {
    #if CUSTOM
    start(self)
    #else
    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
      // Why it is started.
      start(self)
    }
    #endif
    #if CUSTOM
    if #unavailable(iOS 15) { start(self) } // expect: 8 [redundant-check] "always false"
    #else
    if #unavailable(iOS 14) { start(self) } // expect: 8 [redundant-check] "always false"
    #endif
    #if DEBUG
    end()
    #else
    end()
    #endif
  }
}

// MARK: - The end

private func unused() { if #available(iOS 15, *) { gone() } } // expect: 28 [redundant-check] "always true" // expect: 1 [orphaned-declaration/unused] "only dead code"
func user() { if #unavailable(iOS 15) { unused() } } // expect: 18 [redundant-check] "always false"
