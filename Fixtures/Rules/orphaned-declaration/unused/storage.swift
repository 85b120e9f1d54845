// target: iOS 15
// Nothing encodes or compares a controller or a delegate; a literal does nothing, whatever it makes.
import UIKit

class Sheet: UIViewController, FloatingPanelDelegate {
  private var transition: Transition? // expect: 3 [orphaned-declaration/unused] "only dead code refers to 'transition'"
  private var byName: [String: HTTPCookie] = [:] // expect: 3 [orphaned-declaration/unused] "'byName'"
  private var listed: [Cookie] = [] // expect: 3 [orphaned-declaration/unused] "'listed'"
  private var one: [Cookie] = [1] // expect: 3 [orphaned-declaration/unused] "'one'"
  private var own: Cookies = [] // expect: 3 [orphaned-declaration/unused] "'own'"
  func show(_ cookie: HTTPCookie) {
    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
      modalPresentationStyle = .pageSheet
    } else {
      transition = Transition()
      byName["a"] = cookie
      listed = []
      print(one, own)
    }
  }
}

// For classes, the compiler compares nothing.
final class Page: BaseViewController, Hashable {
  private var count = 0 // expect: 3 [orphaned-declaration/unused] "'count'"
  func show() {
    if #unavailable(iOS 15) { count += 1 } // expect: 8 [redundant-check] "always false"
    print("page")
  }
}

final class Model: Storable {
  private var number = 0
  func show() {
    if #unavailable(iOS 15) { number += 1 } // expect: 8 [redundant-check] "always false"
    print("model")
  }
}
