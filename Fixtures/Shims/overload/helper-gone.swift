// The overload takes an enum of its own that calls never name: the native one takes their cases.
// iOS: 14 -> 15
// macOS: 11 -> 13

// ==== View+Separator.swift
import SwiftUI

@available(iOS, deprecated: 15)
@available(macOS, deprecated: 13)
enum Separators {
  case visible, hidden
}

extension Separators {
  var isVisible: Bool { self == .visible }
}

extension View {
  @available(iOS, deprecated: 15)
  @available(macOS, deprecated: 13)
  func listRowSeparator(_ separators: Separators) -> some View {
    opacity(separators.isVisible ? 1 : 0.9)
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View { List { Text("a").listRowSeparator(.hidden) } }
}

// ==== after: View+Separator.swift: gone
