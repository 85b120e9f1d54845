// What calls a member of another type needs no 'self' at its uses.
// iOS: 14 -> 15

// ==== Clock.swift
import UIKit

extension UIViewController {
  func moment() -> Date {
    if #available(iOS 15, *) {
      return Date.now
    } else {
      return Date()
    }
  }
}

// ==== Page.swift
import UIKit

final class Page: UIViewController {
  func show() {
    print(moment())
    let later = { self.moment() }
    print(later())
  }
}

// ==== after: Clock.swift: gone

// ==== after: Page.swift
import UIKit

final class Page: UIViewController {
  func show() {
    print(Date.now)
    let later = { Date.now }
    print(later())
  }
}
