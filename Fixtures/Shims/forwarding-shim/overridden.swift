// A subclass overrides it: whatever calls it on the base may mean the override.
// iOS: 14 -> 15

// ==== Screen.swift
import UIKit

class Screen: UIViewController {
  func accent() -> UIColor {  // stays: forwarding-shim "overrid"
    if #available(iOS 15, *) {
      return UIColor.systemMint
    } else {
      return UIColor.systemTeal
    }
  }
}

final class QuietScreen: Screen {
  override func accent() -> UIColor { .systemBlue }
}

func accents(of screens: [Screen]) -> [UIColor] { screens.map { $0.accent() } }

// ==== after: Screen.swift
import UIKit

class Screen: UIViewController {
  func accent() -> UIColor {
    return UIColor.systemMint
  }
}

final class QuietScreen: Screen {
  override func accent() -> UIColor { .systemBlue }
}

func accents(of screens: [Screen]) -> [UIColor] { screens.map { $0.accent() } }
