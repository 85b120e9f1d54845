// Members of a type: written with it, by `Self`, and by itself within it.
// iOS: 14 -> 16

// ==== Compat.swift
import Foundation

extension Date {
  @available(iOS, deprecated: 15, renamed: "Date.now")
  static var present: Date { Date() }

  static func isPast(_ date: Date) -> Bool { date < Self.present }
  static var later: Date { max(present, Date()) }
}

extension URL {
  @available(iOS, deprecated: 16, renamed: "documentsDirectory")
  static func documentsFolder() -> URL { URL(fileURLWithPath: "documents") }
}

// ==== Entry.swift
import Foundation

struct Entry {
  var made = Date.present
  var folder: URL { URL.documentsFolder() }
}

