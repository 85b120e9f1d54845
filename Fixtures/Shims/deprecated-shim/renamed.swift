// Declarations that say themselves what to write instead: a method, a type, a property.
// iOS: 14 -> 16

// ==== Compat.swift
import SwiftUI

extension View {
  @available(iOS, deprecated: 15, renamed: "badge(_:)")
  func compatBadge(_ count: Int) -> some View { self }

  @available(iOS, deprecated: 17, renamed: "geometryGroup()")
  func compatGroup() -> some View { self }
}

extension URL {
  @available(iOS, deprecated: 16, renamed: "appending(path:)")
  func adding(path: String) -> URL { appendingPathComponent(path) }
}

extension Date {
  @available(iOS, deprecated: 15, renamed: "now")
  static var present: Date { Date() }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  let folder: URL

  var body: some View {
    VStack {
      Text("a").compatBadge(2).compatGroup()
      Text(folder.adding(path: "b").path)
      Text(Date.present < Date() ? "c" : "d")
    }
  }
}

