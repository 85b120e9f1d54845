// Its name can be reached from Objective-C and from a selector.
// iOS: 13 -> 14
// known issue: this shape is not dealt with yet

// ==== Screen.swift
import UIKit

final class Screen: UIViewController {
  @objc func runsOnMac() -> Bool {  // stays: forwarding-shim "Objective-C"
    if #available(iOS 14, *) {
      return ProcessInfo.processInfo.isiOSAppOnMac
    } else {
      return false
    }
  }

  var isWide: Bool { runsOnMac() }
}

// ==== after: Screen.swift
import UIKit

final class Screen: UIViewController {
  @objc func runsOnMac() -> Bool {
    return ProcessInfo.processInfo.isiOSAppOnMac
  }

  var isWide: Bool { runsOnMac() }
}
