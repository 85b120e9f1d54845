// A property and functions that belong to no type: a member takes their place, a property that of a function.
// iOS: 14 -> 16

// ==== Compat.swift
import Foundation

@available(iOS, deprecated: 15, renamed: "Date.now")
var presentMoment: Date { Date() }

@available(iOS, deprecated: 16, renamed: "URL.documentsDirectory")
func documentsFolder() -> URL { URL(fileURLWithPath: "documents") }

@available(iOS, deprecated: 16, renamed: "URL.init(filePath:)")
func fileURL(_ path: String) -> URL { URL(fileURLWithPath: path) }

// ==== Entry.swift
import Foundation

struct Entry {
  var made = presentMoment
  var folder: URL { documentsFolder() }

  func file(path: String) -> URL { fileURL(path) }
  func isNew() -> Bool { presentMoment < made }
}

