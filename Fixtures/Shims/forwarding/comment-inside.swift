// A comment in a shim may be about the native call: it goes with the shim only where somebody has looked.
// iOS: 14 -> 16

// ==== Compat.swift
import UIKit

extension UITableView {
  // Nothing that has to be kept: it is about the function.
  func removeTopPadding() {
    if #available(iOS 15.0, *) {
      // iOS 15+
      sectionHeaderTopPadding = 0
    } else {
      // There is none.
    }
  }

  /// Resets the padding. Do not call it for grouped tables: the header jumps (APP-77).
  func keepTopPadding() { // stays: removable-shim/forwarding "a comment goes with it"
    if #available(iOS 15.0, *) { sectionHeaderTopPadding = 2 }
  }

  func clearTopPadding() { // stays: removable-shim/forwarding "a comment goes with it"
    if #available(iOS 15.0, *) {
      // Call it before the first layout, or rows jump (FB9081).
      sectionHeaderTopPadding = 1
    }
  }
}

// ==== List.swift
import UIKit

func prepare(_ table: UITableView) {
  table.removeTopPadding()
  table.keepTopPadding()
  table.clearTopPadding()
}

// ==== after: Compat.swift
import UIKit

extension UITableView {
  /// Resets the padding. Do not call it for grouped tables: the header jumps (APP-77).
  func keepTopPadding() {
    if #available(iOS 15.0, *) { sectionHeaderTopPadding = 2 }
  }

  func clearTopPadding() {
    if #available(iOS 15.0, *) {
      // Call it before the first layout, or rows jump (FB9081).
      sectionHeaderTopPadding = 1
    }
  }
}

// ==== after: List.swift
import UIKit

func prepare(_ table: UITableView) {
  table.sectionHeaderTopPadding = 0
  table.keepTopPadding()
  table.clearTopPadding()
}
