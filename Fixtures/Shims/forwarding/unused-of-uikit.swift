// A member of a class of UIKit that nothing names goes: no protocol of the system asks for it.
// iOS: 14 -> 15

// ==== Colors.swift
import UIKit

extension UIColor {
  class var adaptedSystemMint: UIColor {
    if #available(iOS 15, *) { return .systemMint }
    return .systemTeal
  }
}

// ==== Page.swift
import UIKit

final class Page: UIView {
  func color() -> [UIColor] { if #available(iOS 15, *) { [.tintColor] } else { [] } }
}

// ==== after: Colors.swift: gone

// ==== after: Page.swift
import UIKit

final class Page: UIView {
  func color() -> [UIColor] { [.tintColor] }
}
