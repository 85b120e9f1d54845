// A use that is no statement of its own cannot become an assignment.
// iOS: 14 -> 16

// ==== Compat.swift
import UIKit

extension UITableView {
  func removeTopPadding() { // stays: removable-shim/forwarding "used in a way"
    if #available(iOS 15.0, *) { sectionHeaderTopPadding = 0 }
  }
}

// ==== List.swift
import UIKit

func show(_ table: UITableView?) {
  if let done: Void = table?.removeTopPadding() { print(done) }
}

// ==== after: Compat.swift
import UIKit

extension UITableView {
  func removeTopPadding() {
    sectionHeaderTopPadding = 0
  }
}
