// `.present` and `Moment.present` do not say whose member they mean: only a type checker could tell.
// iOS: 14 -> 16
// still builds for the old minimum: nothing is done

// ==== Compat.swift
import Foundation

extension Date {
  @available(iOS, deprecated: 15, renamed: "now")  // stays: removable-shim/renamed "it does not use 'now', which may not exist or do something else"
  static var present: Date { Date() }
}

extension URL {
  @available(iOS, deprecated: 16, renamed: "documentsDirectory")
  static var documentsFolder: URL { URL(fileURLWithPath: "documents") }
}

typealias Place = URL

// ==== Entry.swift
import Foundation

struct Entry {
  var made: Date = .present
  var folder: URL { Place.documentsFolder }
}
