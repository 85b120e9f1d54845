// A constant that nothing names goes with its check, and the type that held nothing else goes with it: nothing asks for a
// member of a type that conforms to nothing.
// iOS: 14 -> 15

// ==== Colors.swift
import UIKit

enum Colors {
  static var systemMint: UIColor {
    if #available(iOS 15, *) { return .systemMint }
    return .systemTeal
  }

  static var tintColor: UIColor {
    if #available(iOS 15, *) { return .tintColor }
    return .systemBlue
  }
}

// ==== Page.swift
import UIKit

final class Page: UIView {
  var color = Colors.systemMint
}

// ==== after: Colors.swift: gone

// ==== after: Page.swift
import UIKit

final class Page: UIView {
  var color = UIColor.systemMint
}
