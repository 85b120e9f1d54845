// Where it is called, a local name hides the one that the modern branch means.
// iOS: 14 -> 15
// macOS: 11 -> 12

// ==== Dates.swift
import Foundation

func present() -> Date {
  if #available(iOS 15, macOS 12, *) {
    return Date.now
  } else {
    return Date()
  }
}

// ==== Diary.swift
struct Diary {
  struct Date { var text = "" }

  var start = Date()
  var seconds: Double { present().timeIntervalSince1970 }
}

// ==== after: Dates.swift
import Foundation

func present() -> Date {
  return Date.now
}
