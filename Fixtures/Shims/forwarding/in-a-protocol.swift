// The method fulfils a requirement of a protocol and is called through it.
// iOS: 14 -> 15
// macOS: 11 -> 12

// ==== Dates.swift
import Foundation

protocol Presentable {
  func presented() -> String
}

extension Date: Presentable {
  func presented() -> String {  // stays: removable-shim/forwarding "a protocol requires it, or a subclass overrides it"
    if #available(iOS 15, macOS 12, *) {
      return formatted()
    } else {
      return "?"
    }
  }
}

extension Int: Presentable {
  func presented() -> String { "\(self)" }
}

// ==== Diary.swift
import Foundation

func line(_ things: [any Presentable]) -> [String] { things.map { $0.presented() } }
func line(_ day: Date) -> String { day.presented() }

// ==== after: Dates.swift
import Foundation

protocol Presentable {
  func presented() -> String
}

extension Date: Presentable {
  func presented() -> String {
    return formatted()
  }
}

extension Int: Presentable {
  func presented() -> String { "\(self)" }
}
