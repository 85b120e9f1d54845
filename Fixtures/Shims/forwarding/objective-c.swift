// Its name can be reached from Objective-C and from a selector.
// iOS: 13 -> 14

// ==== ProcessInfo+Compat.swift
import Foundation

extension ProcessInfo {
  @objc func runsOnMac() -> Bool {  // stays: removable-shim/forwarding "Objective-C"
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
  var isWide: Bool { ProcessInfo.processInfo.runsOnMac() }
}

// ==== after: ProcessInfo+Compat.swift
import Foundation

extension ProcessInfo {
  @objc func runsOnMac() -> Bool {
    return isiOSAppOnMac
  }
}
