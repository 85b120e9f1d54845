// target: iOS 15
import UIKit

// A public override of a member of the system that only calls 'super' goes: callers find the one of the system.
open class Screen: UIViewController {
  // What it overrides may not be public itself.
  public override func prepareOwn() {
    super.prepareOwn()
  }

  func prepare() {}
}
