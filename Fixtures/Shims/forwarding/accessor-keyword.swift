// The keywords of accessors are no uses of a shim that is called so.
// iOS: 14 -> 15
// macOS: 11 -> 12

// ==== Date+Compat.swift
import Foundation

extension Date {
  func get() -> String {  // safe: removable-shim/forwarding "its use"
    if #available(iOS 15, macOS 12, *) {
      return formatted()
    } else {
      return ""
    }
  }
}

// ==== Diary.swift
import Foundation

protocol Diary {
  var start: Date { get }
}

struct Page: Diary {
  var start: Date {
    get { Date() }
  }
  var title: String { start.get() }
}

// ==== after: Date+Compat.swift: gone
// ==== after: Diary.swift
import Foundation

protocol Diary {
  var start: Date { get }
}

struct Page: Diary {
  var start: Date {
    get { Date() }
  }
  var title: String { start.formatted() }
}
