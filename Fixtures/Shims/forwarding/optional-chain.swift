// A property that asks an optional: what follows a use asks the whole of it.
// iOS: 14 -> 15
// migrate: --unsafe

// ==== UIWindowScene+Compat.swift
import UIKit

extension UIWindowScene {
  var frontController: UIViewController? {
    if #available(iOS 15, *) {
      return keyWindow?.rootViewController
    } else {
      return windows.first { $0.isKeyWindow }?.rootViewController
    }
  }
}

// ==== Scenes.swift
import UIKit

func front(of scene: UIScene?) -> UIViewController? { (scene as? UIWindowScene)?.frontController }
func fronts(of scenes: [UIWindowScene]) -> [UIViewController?] { scenes.map(\.frontController) }
func isFront(_ controller: UIViewController, of scene: UIWindowScene) -> Bool {
  if let front = scene.frontController { return front === controller }
  return scene.frontController?.view === controller.view
    && scene.frontController.map { $0 === controller } == true
}

// ==== after: Scenes.swift
import UIKit

func front(of scene: UIScene?) -> UIViewController? { (scene as? UIWindowScene)?.keyWindow?.rootViewController }
func fronts(of scenes: [UIWindowScene]) -> [UIViewController?] { scenes.map(\.keyWindow?.rootViewController) }
func isFront(_ controller: UIViewController, of scene: UIWindowScene) -> Bool {
  if let front = scene.keyWindow?.rootViewController { return front === controller }
  return (scene.keyWindow?.rootViewController)?.view === controller.view
    && (scene.keyWindow?.rootViewController).map { $0 === controller } == true
}

// ==== after: UIWindowScene+Compat.swift: gone
