// A local name, a parameter, and a member of another type cannot be meant where the text says what is: a type before a
// constant of its own, a value before a member of values.
// iOS: 14 -> 15

// ==== Colors.swift
import UIKit

enum Colors {
  static var systemMint: UIColor {
    if #available(iOS 15, *) { return .systemMint }
    return .systemTeal
  }
}

extension UITableView {
  var headerPadding: CGFloat {
    if #available(iOS 15, *) { return sectionHeaderTopPadding }
    return 0
  }
}

struct Heights {
  static let headerPadding: CGFloat = 2
  var systemMint = 12
}

// ==== Page.swift
import UIKit

final class Page: UITableView {
  let heights = Heights()

  func setTitle(_ text: String, headerPadding: Int) {
    let systemMint = UIView(frame: .zero)
    systemMint.isHidden = Colors.systemMint == UIColor.systemTeal
    print(heights.systemMint, Heights.headerPadding, headerPadding, self.headerPadding)
  }

  func padding(of table: UITableView) -> CGFloat { table.headerPadding }
}

// ==== after: Colors.swift
import UIKit

struct Heights {
  static let headerPadding: CGFloat = 2
  var systemMint = 12
}

// ==== after: Page.swift
import UIKit

final class Page: UITableView {
  let heights = Heights()

  func setTitle(_ text: String, headerPadding: Int) {
    let systemMint = UIView(frame: .zero)
    systemMint.isHidden = UIColor.systemMint == UIColor.systemTeal
    print(heights.systemMint, Heights.headerPadding, headerPadding, self.sectionHeaderTopPadding)
  }

  func padding(of table: UITableView) -> CGFloat { table.sectionHeaderTopPadding }
}
