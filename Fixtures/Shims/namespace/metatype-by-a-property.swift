// A property that gives a type: what is reached through it may be something else.
// iOS: 14 -> 15
// macOS: 11 -> 12
// still builds for the old minimum: nothing is done

// ==== Date+Backport.swift
import Foundation

extension Date {
  struct Backport {}
  static var backport: Backport.Type { Backport.self }
}

extension Date.Backport {
  static var now: Date {  // stays: removable-shim/forwarding "may mean it, or something else"
    if #available(iOS 15, macOS 12, *) { return Date.now } else { return Date() }
  }
}

// ==== Clock.swift
import Foundation

let start = Date.backport.now
