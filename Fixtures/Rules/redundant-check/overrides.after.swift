// target: iOS 15
class Controller: Base {
  /// Sets what iOS 12 forgets.
  override func set(_ value: Int, for key: String, animated isAnimated: Bool) {
    super.set(value, for: key, animated: isAnimated)
  }

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

open class Page: UIViewController {
}

open class SubPage: Page {
  // The one that it overrides may not be public.
  open override func viewDidLoad() {
    super.viewDidLoad()
  }
}

class ForwardingTests: XCTestCase {
  let before = 1
}
class Tinted: Base {
  override func load() {
    super.load()
    // The appearance proxy tints the bar: see APP-77.
  }
}

class ModernItem: Item {
  override var title: String? {
    get { return super.title }
    set { super.title = newValue?.uppercased() }
  }
}

final class Chart: UIView {
  // UIKit draws otherwise where this is overridden
  override func draw(_ rect: CGRect) {
    super.draw(rect)
  }
}
