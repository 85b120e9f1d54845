// A member of a type that no receiver of the shim can have does not hide the native one: that of a color of another
// framework, and that of a class which is none of the shim's. An overload with other labels is not what a use means.
// iOS: 14 -> 17

// ==== Compat.swift
import SwiftUI
import UIKit

extension UIColor {
  static var systemMint2: UIColor {
    if #available(iOS 15, *) { return UIColor.systemMint }
    return .systemTeal
  }
}

extension UITableView {
  var headerPadding: CGFloat {
    if #available(iOS 15, *) { return sectionHeaderTopPadding }
    return 0
  }
}

extension URL {
  func appending(_ path: String) -> URL {
    if #available(iOS 16, *) { return appending(path: path) }
    return appendingPathComponent(path)
  }

  func appending(parameter: String) -> URL { self }
}


// ==== Others.swift
import SwiftUI
import UIKit

extension Color {
  static let systemMint = Color.red
}

class TableMock: NSObject {
  var sectionHeaderTopPadding: CGFloat = 2
}

// ==== Page.swift
import SwiftUI
import UIKit

let color: UIColor = UIColor.systemMint2

func padding(of table: UITableView) -> CGFloat { table.headerPadding }

func page(_ url: URL) -> URL { url.appending("a").appending(parameter: "b") }

// ==== after: Compat.swift
import SwiftUI
import UIKit

extension URL {
  func appending(parameter: String) -> URL { self }
}

// ==== after: Page.swift
import SwiftUI
import UIKit

let color: UIColor = UIColor.systemMint

func padding(of table: UITableView) -> CGFloat { table.sectionHeaderTopPadding }

func page(_ url: URL) -> URL { url.appending(path: "a").appending(parameter: "b") }
