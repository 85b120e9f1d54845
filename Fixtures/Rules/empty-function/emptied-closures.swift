// target: iOS 15
// Local closures with nothing to do.
import UIKit

final class Bars {
  func called(_ animated: Bool) {
    let fade = {
      if #unavailable(iOS 15) { self.view.alpha = 0 } // expect: 10 [redundant-check] "always false"
    }
    start()
    if animated {
      fade()
    } else {
      stop()
      fade()
      fade()
    }
    UIView.animate(withDuration: 1) { fade() }
  }

  func handedOn(_ animated: Bool) {
    // UIKit animates what is done around it.
    let slide = {
      if #available(iOS 15, *) { return } // expect: 10 [redundant-check] "always true"
      self.view.alpha = 0
    }
    if animated { UIView.animate(withDuration: 1, animations: slide) } else { slide() }
  }

  func others(_ animated: Bool) {
    let emptyBefore = {}
    emptyBefore()
    let noted = {
      // Nothing is done here any more.
      if #unavailable(iOS 15) { self.view.alpha = 0 } // expect: 10 [redundant-check] "always false"
    }
    noted()
    var changed = {
      if #unavailable(iOS 15) { self.view.alpha = 0 } // expect: 10 [redundant-check] "always false"
    }
    if animated { changed = { self.start() } }
    changed()
    let shadowed = {
      if #unavailable(iOS 15) { self.view.alpha = 0 } // expect: 10 [redundant-check] "always false"
    }
    run { shadowed in shadowed() }
    shadowed()
    let values = { (x: Int) in
      if #unavailable(iOS 15) { self.view.alpha = x } // expect: 10 [redundant-check] "always false"
    }
    values(1)
    let given: () -> Void = {
      if #unavailable(iOS 15) { self.view.alpha = 0 } // expect: 10 [redundant-check] "always false"
    }
    given()
  }
}
