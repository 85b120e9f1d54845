// target: iOS 15
class Controller: Base {
  override func viewDidLoad() {
    super.viewDidLoad()
    if #unavailable(iOS 13) { // expect: 8 [redundant-check] "its body is dead"
      old()
    }
  }

  /// Sets what iOS 12 forgets.
  override func set(_ value: Int, for key: String, animated isAnimated: Bool) {
    if #available(iOS 13, *) { // expect: 8 [redundant-check] "the 'else' branch is dead"
      super.set(value, for: key, animated: isAnimated)
    } else {
      old()
    }
  }

  override func swapped(_ a: Int, _ b: Int) {
    if #unavailable(iOS 13) { old() } // expect: 8 [redundant-check] "its body is dead"
    super.swapped(b, a)
  }

  @objc override func seenFromElsewhere() {
    if #unavailable(iOS 13) { old() } // expect: 8 [redundant-check] "its body is dead"
    super.seenFromElsewhere()
  }

  override func emptied() {
    if #unavailable(iOS 13) { old() } // expect: 8 [redundant-check] "its body is dead"
  }

  override func commented() {
    super.commented()
    // the superclass does it all
    if #unavailable(iOS 13) { old() } // expect: 8 [redundant-check] "its body is dead"
  }

  override func untouched() {
    super.untouched() // no check, no change
  }
}

open class Page: UIViewController {
  open override func viewDidLoad() {
    super.viewDidLoad()
    if #unavailable(iOS 13) { old() } // expect: 8 [redundant-check] "its body is dead"
  }
}

open class SubPage: Page {
  // The one that it overrides may not be public.
  open override func viewDidLoad() {
    super.viewDidLoad()
    if #unavailable(iOS 13) { old() } // expect: 8 [redundant-check] "its body is dead"
  }
}

class ForwardingTests: XCTestCase {
  override func setUp() async throws {
    try await super.setUp()
    if #unavailable(iOS 15) { throw XCTSkip("old") } // expect: 8 [redundant-check] "always false"
  }

  let before = 1
}
class Tinted: Base {
  override func load() {
    super.load()
    if #available(iOS 13, *) { // expect: 8 [redundant-check] "is always true"
      // The appearance proxy tints the bar: see APP-77.
    } else {
      print("tint")
    }
  }
}

class ModernItem: Item {
  override var image: Int? {
    get { if #available(iOS 14, *) { return super.image } else { return nil } } // expect: 14 [redundant-check] "always true"
    set { super.image = newValue }
  }
  override var tint: Int? {
    if #available(iOS 14, *) { return super.tint } // expect: 8 [redundant-check] "always true"
    return nil
  }
  override var title: String? {
    get { if #available(iOS 14, *) { return super.title } else { return nil } } // expect: 14 [redundant-check] "always true"
    set { super.title = newValue?.uppercased() }
  }
}

final class Chart: UIView {
  // UIKit draws otherwise where this is overridden
  override func draw(_ rect: CGRect) {
    super.draw(rect)
    if #unavailable(iOS 13) { old() } // expect: 8 [redundant-check] "its body is dead"
  }
}
