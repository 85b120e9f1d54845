// target: iOS 15
import UIKit

final class Panel: NSObject, CAAnimationDelegate {
  func setUp() {
    fix()
    print("set up")
  }

  func fix() {
    if #unavailable(iOS 15) { print("old") } // expect: 8 [redundant-check] "always false"
  }

  func animationDidStop(_ animation: CAAnimation, finished: Bool) {
    if #unavailable(iOS 15) { print("stopped") } // expect: 8 [redundant-check] "always false"
  }
}

final class Slider: UISlider {
  func setUp() {
    addTicks()
    print("set up")
  }

  func addTicks() {
    if #unavailable(iOS 15) { print("ticks") } // expect: 8 [redundant-check] "always false"
  }
}

func local() {
  let isModern: Bool = { if #available(iOS 15, *) { return true } else { return false } }() // expect: 29 [redundant-check] "always true"
  if isModern { print("modern") }
}
