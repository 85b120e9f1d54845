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

  func clearTopPadding() { // stays: removable-shim/forwarding "a comment in it goes, too"
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
  table.clearTopPadding()
}

// ==== after: Compat.swift
import UIKit

extension UITableView {
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
  table.clearTopPadding()
}
