// target: iOS 15
// Local closures with nothing to do.
import UIKit

final class Bars {
  func called(_ animated: Bool) {
    start()
    if !animated {
      stop()
    }
    UIView.animate(withDuration: 1) { }
  }

  func handedOn(_ animated: Bool) {
    // UIKit animates what is done around it.
    let slide = {
    }
    if animated { UIView.animate(withDuration: 1, animations: slide) } else { slide() }
  }

  func others(_ animated: Bool) {
    let emptyBefore = {}
    emptyBefore()
    let noted = {
      // Nothing is done here any more.
    }
    noted()
    var changed = {
    }
    if animated { changed = { self.start() } }
    changed()
    run { shadowed in shadowed() }
    let values = { (x: Int) in
    }
    values(1)
  }
}
