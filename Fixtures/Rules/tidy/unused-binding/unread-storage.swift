// target: iOS 15
// What only deleted code read: numbers go with what writes them, of objects a person decides.
import UIKit

final class Player: UIView {
  private var rate: Int!
  private var title = ""
  private var table: UITableView?
  private var total = 0

  init(title: String) {
    self.title = title
    super.init(frame: .zero)
  }

  func start(_ link: CADisplayLink) {
    rate = 60
    total = 0
    table = UITableView()
    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
      link.isPaused = true
    } else {
      link.preferredFramesPerSecond = rate
      table?.reloadData()
      print(title)
    }
    total += count()
  }

  private func count() -> Int { 1 }
}
