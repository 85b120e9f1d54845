// The same with `--unsafe`.
// iOS: 14 -> 16
// migrate: --unsafe

// ==== Compat.swift
import Foundation

extension Date {
  @available(iOS, deprecated: 15, renamed: "now")
  static var present: Date { Date() }
}

// ==== Entry.swift
import Foundation

struct Entry {
  var made: Date = .present
}

// ==== after: Compat.swift: gone

// ==== after: Entry.swift
import Foundation

struct Entry {
  var made: Date = .now
}
