// Where it is called, the module of the native name is not imported.
// iOS: 14 -> 15
// macOS: 11 -> 12

// ==== Dates.swift
import Foundation

func present() -> Date {  // stays: removable-shim/forwarding "import"
  if #available(iOS 15, macOS 12, *) {
    return Date.now
  } else {
    return Date()
  }
}

// ==== Diary.swift
struct Diary {
  var seconds: Double { present().timeIntervalSince1970 }
}

// ==== after: Dates.swift
import Foundation

func present() -> Date {
  return Date.now
}
