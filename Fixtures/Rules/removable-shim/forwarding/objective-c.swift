// target: iOS 13
import UIKit
final class Colors: NSObject {
  @objc(textColor)
  static var label: UIColor { // expect: 14 [removable-shim/forwarding] "'label' only calls 'label'; its caller can call 'label' directly"
    if #available(iOS 13, *) { return .label } // expect: 8 [redundant-check] "always true"
    return .black
  }
}
func paint(_ label: UILabel) { label.textColor = Colors.label }
