// target: iOS 15
// What Objective-C may find by its name stays: a migration says so, a lint only sees dead code.
import UIKit

final class OldView: UIView {}
final class Controller: UIViewController {
  func setUp(_ button: UIButton) {
    print(button)
    if #available(iOS 14, *) { // expect: 8 [redundant-check] "always true"
      button.showsMenuAsPrimaryAction = true
    } else {
      button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
      button.addTarget(self, action: #selector(held(_:)), for: .touchDown)
      button.addSubview(OldView())
    }
  }

  @objc func tapped(_ sender: UIButton) {}
  @objc(hold:) private func held(_ sender: UIButton) {}
  @IBAction func dragged(_ sender: UIButton) {}
}
