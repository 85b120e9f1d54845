// A property of the wrapper, read by key paths.
// iOS: 14 -> 15

// ==== Backport.swift
import UIKit

struct Backport<Content> {
  let content: Content
}

extension NSObjectProtocol {
  var backport: Backport<Self> { .init(content: self) }
}

extension Backport where Content: UIWindowScene {
  /// The window that takes key strokes.
  var keyWindow: UIWindow? {
    if #available(iOS 15, *) {
      return content.keyWindow
    }
    return content.windows.first { $0.isKeyWindow }
  }
}

// ==== Windows.swift
import UIKit

func keyWindows(of scenes: [UIWindowScene]) -> [UIWindow] {
  scenes.compactMap(\.backport.keyWindow)
}

func isKey(_ scene: UIWindowScene) -> Bool {
  let path = \UIWindowScene.backport.keyWindow?.isKeyWindow
  return scene[keyPath: path] ?? (scene.backport.keyWindow != nil)
}

// ==== after: Backport.swift: gone

// ==== after: Windows.swift
import UIKit

func keyWindows(of scenes: [UIWindowScene]) -> [UIWindow] {
  scenes.compactMap(\.keyWindow)
}

func isKey(_ scene: UIWindowScene) -> Bool {
  let path = \UIWindowScene.keyWindow?.isKeyWindow
  return scene[keyPath: path] ?? (scene.keyWindow != nil)
}
