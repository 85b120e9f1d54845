// A class of Objective-C asks for no types: one in a subclass goes with its last use.
// iOS: 14 -> 15
// migrate: --unsafe

// ==== Page.swift
import UIKit

class Page: UIViewController {
  enum Constants {
    static let padding = 8
  }

  func layOut(_ table: UITableView) {
    if #available(iOS 15, *) {
      table.sectionHeaderTopPadding = 0
    } else {
      print(table, Constants.padding)
    }
  }
}

// ==== after: Page.swift
import UIKit

class Page: UIViewController {
  func layOut(_ table: UITableView) {
    table.sectionHeaderTopPadding = 0
  }
}
