// The value that a shim gives is in a constant first.
// iOS: 14 -> 15
// macOS: 11 -> 12

// ==== Compat.swift
import Foundation

extension Date {
  func written() -> String {
    let result: String

    if #available(iOS 15, macOS 12, *) {
      result = self.formatted()
    } else {
      result = ""
    }

    return result
  }
}

// ==== Row.swift
import Foundation

func show(_ date: Date) -> String { date.written() + Date().written() }

// ==== after: Compat.swift: gone

// ==== after: Row.swift
import Foundation

func show(_ date: Date) -> String { date.formatted() + Date().formatted() }
