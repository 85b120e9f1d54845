// A constant that a closure makes goes where it is a colour of the system, and its name says no more; another keeps its name.
// iOS: 14 -> 15

// ==== Colors.swift
import UIKit

extension UIColor {
  static let app_systemMint: UIColor = {
    guard #available(iOS 15, *) else { return .systemTeal }
    return .systemMint
  }()

  static let water: UIColor = { if #available(iOS 15, *) { .systemMint } else { .systemTeal } }()
}

private let appTintColor: UIColor = { if #available(iOS 15, *) { UIColor.tintColor } else { UIColor.systemBlue } }()

func colors() -> [UIColor] { [.app_systemMint, appTintColor, .water] }

// ==== after: Colors.swift
import UIKit

extension UIColor {
  static let water: UIColor = .systemMint
}

func colors() -> [UIColor] { [.systemMint, UIColor.tintColor, .water] }
