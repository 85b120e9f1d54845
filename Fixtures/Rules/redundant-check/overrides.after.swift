// target: iOS 15
class Controller: Base {
  override func swapped(_ a: Int, _ b: Int) {
    super.swapped(b, a)
  }

  @objc override func seenFromElsewhere() {
    super.seenFromElsewhere()
  }

  override func emptied() {
  }

  override func commented() {
    super.commented()
  }

  override func untouched() {
    super.untouched() // no check, no change
  }
}

class ForwardingTests: XCTestCase {
  let before = 1
}
