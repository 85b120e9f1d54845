// What was an argument stands before a dot afterwards: an operator needs parentheses there.
// iOS: 14 -> 15
// macOS: 11 -> 12

// ==== Dates.swift
import Foundation

func written(_ date: Date) -> String {
  if #available(iOS 15, macOS 12, *) {
    return date.formatted()
  } else {
    return String(format: "%.0f", date.timeIntervalSince1970)
  }
}

// ==== Entry.swift
import Foundation

struct Entry {
  var made: Date
  var changed: Date?

  var title: String { written(made) }
  var subtitle: String { written(changed ?? made) }
  var length: Int { written(changed!).count + written(Date()).count }
}

// ==== after: Dates.swift: gone

// ==== after: Entry.swift
import Foundation

struct Entry {
  var made: Date
  var changed: Date?

  var title: String { made.formatted() }
  var subtitle: String { (changed ?? made).formatted() }
  var length: Int { changed!.formatted().count + Date().formatted().count }
}
