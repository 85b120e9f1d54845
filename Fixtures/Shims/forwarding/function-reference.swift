// The shim is handed on as a function, in place of a closure.
// iOS: 14 -> 15
// macOS: 11 -> 12

// ==== Dates.swift
import Foundation

func written(_ date: Date) -> String {  // stays: removable-shim/forwarding "it is used in another way than by a call"
  if #available(iOS 15, macOS 12, *) {
    return date.formatted()
  } else {
    return String(format: "%.0f", date.timeIntervalSince1970)
  }
}

// ==== Diary.swift
import Foundation

struct Diary {
  var days: [Date]
  var titles: [String] { days.map(written) }
  var first: String? { days.first.map(written(_:)) }
  var last: String { written(days.last ?? Date()) }
}

// ==== after: Dates.swift
import Foundation

func written(_ date: Date) -> String {
  return date.formatted()
}
