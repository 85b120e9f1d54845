// The shim sets one property: a use sets it.
// iOS: 14 -> 16

// ==== Compat.swift
import UIKit

extension UITableView {
  func removeTopPadding() {
    if #available(iOS 15.0, *) {
      self.sectionHeaderTopPadding = 0
    }
  }

  func setTopPadding(_ padding: CGFloat) {
    if #available(iOS 15, *) { sectionHeaderTopPadding = padding }
  }
}

enum Padding {
  static func clear(_ table: UITableView, isLarge: Bool) {
    if #available(iOS 15, *) { table.sectionHeaderTopPadding = isLarge ? 8 : 0 }
  }
}

// ==== List.swift
import UIKit

final class List: UIViewController {
  let table = UITableView(frame: .zero)
  var other: UITableView?

  override func viewDidLoad() {
    super.viewDidLoad()
    table.removeTopPadding()
    other?.removeTopPadding()
    table.setTopPadding(padding(of: table))
    Padding.clear(table, isLarge: other == nil)
    [table].forEach { $0.removeTopPadding() }
  }

  private func padding(of table: UITableView) -> CGFloat { table.isHidden ? 0 : 4 }
}

final class Plain: UITableView {
  func prepare(sectionHeaderTopPadding: CGFloat) {
    removeTopPadding()
    self.setTopPadding(sectionHeaderTopPadding)
  }
}

// ==== after: Compat.swift: gone

// ==== after: List.swift
import UIKit

final class List: UIViewController {
  let table = UITableView(frame: .zero)
  var other: UITableView?

  override func viewDidLoad() {
    super.viewDidLoad()
    table.sectionHeaderTopPadding = 0
    other?.sectionHeaderTopPadding = 0
    table.sectionHeaderTopPadding = padding(of: table)
    table.sectionHeaderTopPadding = (other == nil) ? 8 : 0
    [table].forEach { $0.sectionHeaderTopPadding = 0 }
  }

  private func padding(of table: UITableView) -> CGFloat { table.isHidden ? 0 : 4 }
}

final class Plain: UITableView {
  func prepare(sectionHeaderTopPadding: CGFloat) {
    self.sectionHeaderTopPadding = 0
    self.sectionHeaderTopPadding = sectionHeaderTopPadding
  }
}
