// target: iOS 15
import UIKit

// A public override of a member of the system that only calls 'super' goes: callers find the one of the system.
open class Screen: UIViewController {
  open override func viewDidLoad() {
    super.viewDidLoad()
    if #unavailable(iOS 15) { prepare() } // expect: 8 [redundant-check] "always false"
  }

  // What it overrides may not be public itself.
  public override func prepareOwn() {
    super.prepareOwn()
    if #unavailable(iOS 15) { prepare() } // expect: 8 [redundant-check] "always false"
  }

  func prepare() {}
}
