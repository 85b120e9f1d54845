// The attribute stands on the extension, or on the class: Objective-C sees what is in it.
// iOS: 13 -> 14

// ==== ProcessInfo+Compat.swift
import Foundation

@objc extension ProcessInfo {
  func runsOnMac() -> Bool {  // stays: removable-shim/forwarding "Objective-C"
    if #available(iOS 14, *) {
      return isiOSAppOnMac
    } else {
      return false
    }
  }

  @nonobjc func isOnMac() -> Bool {
    if #available(iOS 14, *) {
      return isiOSAppOnMac
    } else {
      return false
    }
  }
}

// ==== Screen.swift
import UIKit

final class Screen: UIViewController {
  var isWide: Bool { ProcessInfo.processInfo.runsOnMac() || ProcessInfo.processInfo.isOnMac() }
}

// ==== after: ProcessInfo+Compat.swift
import Foundation

@objc extension ProcessInfo {
  func runsOnMac() -> Bool {
    return isiOSAppOnMac
  }
}

// ==== after: Screen.swift
import UIKit

final class Screen: UIViewController {
  var isWide: Bool { ProcessInfo.processInfo.runsOnMac() || ProcessInfo.processInfo.isiOSAppOnMac }
}
