// target: iOS 15
// fixes: unsafe
class ScreenTests: XCTestCase {
  // MARK: - New systems

  func testNew() throws {
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

  // A list names it.
  func testListed() throws {
    throw XCTSkip("old")
  }
  static let allTests = [testListed]

  // MARK: - Helpers

  // MARK: Of old systems

  @available(iOS, obsoleted: 14)
  private func old() { }

  // MARK: Empty from the start
}

struct Screen {
  func same() {
    start(self)
  }

  func margin() {
    start(self)
    end()
  }

  // The `#available` stands alone, because others say so.
  func other() {
    #if CUSTOM
    start(self)
    #else
    // Why it is started.
    start(self)
    #endif
    #if DEBUG
    end()
    #else
    end()
    #endif
  }
}

// MARK: - The end

private func unused() { gone() }
func user() { }
