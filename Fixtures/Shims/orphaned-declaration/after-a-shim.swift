// What only the fallback of a shim used: private things go with it, others are told of.
// iOS: 14 -> 15
// macOS: 11 -> 12

// ==== Dates.swift
import Foundation

func written(_ date: Date) -> String {
  if #available(iOS 15, macOS 12, *) {
    return date.formatted()
  } else {
    return digits(of: date)
  }
}

private func digits(of date: Date) -> String {
  "\(date.timeIntervalSince1970)"
}

// ==== Entry.swift
import Foundation

struct Entry {
  var made: Date
  var title: String { written(made) }
}

// ==== after: Dates.swift: gone

// ==== after: Entry.swift
import Foundation

struct Entry {
  var made: Date
  var title: String { made.formatted() }
}
