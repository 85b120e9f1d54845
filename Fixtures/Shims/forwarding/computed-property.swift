// A property of a UIKit object that answers natively if it can: read with self, without, by `?.` and `\.`.
// iOS: 14 -> 15
// migrate: --unsafe

// ==== UIWindowScene+Compat.swift
import UIKit

extension UIWindowScene {
  var frontWindow: UIWindow? {
    if #available(iOS 15, *) {
      return keyWindow
    } else {
      return windows.first { $0.isKeyWindow }
    }
  }

  var hasFrontWindow: Bool { frontWindow != nil }
  var isFrontmost: Bool { self.frontWindow?.isKeyWindow == true }
}

// ==== Scenes.swift
import UIKit

func front(of scene: UIScene?) -> UIWindow? { (scene as? UIWindowScene)?.frontWindow }
func fronts(of scenes: [UIWindowScene]) -> [UIWindow?] { scenes.map(\.frontWindow) }
func isFront(_ window: UIWindow, of scenes: [UIWindowScene]) -> Bool {
  scenes.contains { $0.frontWindow === window }
}

// ==== after: Scenes.swift
import UIKit

func front(of scene: UIScene?) -> UIWindow? { (scene as? UIWindowScene)?.keyWindow }
func fronts(of scenes: [UIWindowScene]) -> [UIWindow?] { scenes.map(\.keyWindow) }
func isFront(_ window: UIWindow, of scenes: [UIWindowScene]) -> Bool {
  scenes.contains { $0.keyWindow === window }
}

// ==== after: UIWindowScene+Compat.swift
import UIKit

extension UIWindowScene {
  var hasFrontWindow: Bool { keyWindow != nil }
  var isFrontmost: Bool { self.keyWindow?.isKeyWindow == true }
}
