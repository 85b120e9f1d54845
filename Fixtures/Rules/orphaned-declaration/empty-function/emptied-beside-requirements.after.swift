// target: iOS 15
import UIKit

final class Panel: NSObject, CAAnimationDelegate {
  func setUp() {
    print("set up")
  }

  func animationDidStop(_ animation: CAAnimation, finished: Bool) {
  }
}

final class Slider: UISlider {
  func setUp() {
    print("set up")
  }
}

func local() {
  print("modern")
}
