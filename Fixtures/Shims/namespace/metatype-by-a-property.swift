// A property that gives a type: what is reached through it is used, and cannot be written in another way.
// iOS: 14 -> 15
// macOS: 11 -> 12

// ==== Date+Backport.swift
import Foundation

extension Date {
  struct Backport {}
  static var backport: Backport.Type { Backport.self }
}

extension Date.Backport {
  static var now: Date {  // stays: removable-shim/forwarding "in another way"
    if #available(iOS 15, macOS 12, *) { return Date.now } else { return Date() }
  }
}

// ==== Clock.swift
import Foundation

let start = Date.backport.now

// ==== after: Date+Backport.swift
import Foundation

extension Date {
  struct Backport {}
  static var backport: Backport.Type { Backport.self }
}

extension Date.Backport {
  static var now: Date {
    return Date.now
  }
}
