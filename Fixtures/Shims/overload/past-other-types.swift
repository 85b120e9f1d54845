// Deprecated functions with a native name and native labels that take or give something else: no native one takes
// their place.
// iOS: 14 -> 15
// still builds for the old minimum: nothing is done

// ==== View+Badge.swift
import SwiftUI

extension View {
  @available(iOS, deprecated: 15)
  func badge(_ score: Double) -> some View { opacity(score) }
}

extension Text {
  @available(iOS, deprecated: 15)
  func badge(_ count: Int) -> Text { self + Text("\(count)") }
}

extension View {
  @available(iOS, deprecated: 15)
  static func listRowSeparator(_ visibility: String) -> String { visibility }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    List {
      Text("a").badge(0.5)
      Text("b").badge(2).bold()
    }
  }

  static let name = Text.listRowSeparator("none")
}
