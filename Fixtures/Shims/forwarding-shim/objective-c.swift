// Its name can be reached from Objective-C and from a selector.
// iOS: 14 -> 15

// ==== UIColor+Compat.swift
import UIKit

extension UIColor {
  @objc static func accent() -> UIColor {  // stays: forwarding-shim "Objective-C"
    if #available(iOS 15, *) {
      return .systemMint
    } else {
      return .systemTeal
    }
  }
}

// ==== Screen.swift
import UIKit

final class Screen: UIViewController {
  var tint: UIColor { .accent() }
}

// ==== after: UIColor+Compat.swift
import UIKit

extension UIColor {
  @objc static func accent() -> UIColor {
    return .systemMint
  }
}
