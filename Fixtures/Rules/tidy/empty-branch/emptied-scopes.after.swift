// target: iOS 15
// follows: redundant-check, orphaned-declaration
// A scope that a check left, because names in it clash with others, goes once nothing is in it.
import UIKit

final class Page: UIViewController {
  func margins() -> [CGFloat] {
    var margins: [CGFloat] = []
    do {
      let manager = view.window?.windowScene?.statusBarManager
      if let manager = manager { margins.append(manager.statusBarFrame.size.height) }
    }
    return margins
  }
}
