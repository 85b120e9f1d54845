// target: iOS 15
// follows: redundant-check, orphaned-declaration
// A scope that a check left, because names in it clash with others, goes once nothing is in it.
import UIKit

final class Page: UIViewController {
  func margins() -> [CGFloat] {
    var top: CGFloat = 0
    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
      let manager = view.window?.windowScene?.statusBarManager
      if let manager = manager, !manager.isStatusBarHidden {
        top = manager.statusBarFrame.size.height
      }
    } else {
      top = 20
    }
    var margins: [CGFloat] = []
    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
      let manager = view.window?.windowScene?.statusBarManager
      if let manager = manager { margins.append(manager.statusBarFrame.size.height) }
    } else {
      margins.append(top)
    }
    return margins
  }
}
