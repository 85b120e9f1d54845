// Its name can be reached from Objective-C and from a selector: a person decides, and the check stays until then.
// iOS: 13 -> 14
// still builds for the old minimum: its check stays

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

