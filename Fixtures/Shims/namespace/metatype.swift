// The wrapper itself is given by a static property, for static members.
// iOS: 14 -> 15
// macOS: 11 -> 12

// ==== Backport.swift
import Foundation

struct Backport<Base> {
  let base: Base
}

extension Date {
  static var backport: Backport<Date>.Type { Backport<Date>.self }
}

extension Backport where Base == Date {
  static var now: Date {
    if #available(iOS 15, macOS 12, *) {
      return Date.now
    } else {
      return Date()
    }
  }
}

// ==== Entry.swift
import Foundation

struct Entry {
  var made = Date.backport.now
  func isOld() -> Bool { made < Date.backport.now.addingTimeInterval(-60) }
}

// ==== after: Backport.swift: gone

// ==== after: Entry.swift
import Foundation

struct Entry {
  var made = Date.now
  func isOld() -> Bool { made < Date.now.addingTimeInterval(-60) }
}
