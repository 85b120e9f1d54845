// Private ones are known to their files alone, where the same name may mean something else.
// iOS: 14 -> 15

// ==== Row.swift
import SwiftUI

extension View {
  @available(iOS, deprecated: 15, renamed: "badge(_:)")
  fileprivate func mark(_ count: Int) -> some View { self }
}

struct Row: View {
  var body: some View { Text("a").mark(1) }
}

// ==== Cell.swift
import SwiftUI

extension View {
  fileprivate func mark(_ name: String) -> some View { self }
}

struct Cell: View {
  var body: some View { Text("a").mark("b") }
}

