// A method of a class of the app that a subclass overrides: it is not a shim, and nothing but its check goes.
// iOS: 14 -> 15

// ==== Screen.swift
import UIKit

class Screen: UIViewController {
  func accent() -> UIColor {
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
