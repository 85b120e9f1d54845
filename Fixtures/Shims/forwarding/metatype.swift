// What was passed as a type is written as a type: `Date`, and not `Date.self`.
// iOS: 14 -> 15

// ==== Clock.swift
import Foundation

func moment(of type: Date.Type) -> Date {
  if #available(iOS 15, *) {
    return type.now
  } else {
    return type.init()
  }
}

// ==== Entry.swift
import Foundation

struct Entry {
  var made = moment(of: Date.self)
}

// ==== after: Clock.swift: gone

// ==== after: Entry.swift
import Foundation

struct Entry {
  var made = Date.now
}
