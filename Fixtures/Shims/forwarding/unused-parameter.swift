// A parameter that the modern branch drops: its argument is no longer evaluated when it is a literal or converts a
// number.
// iOS: 14 -> 15

// ==== View+Compat.swift
import SwiftUI

extension View {
  @ViewBuilder
  func numbered(_ count: Int, fallback: Color) -> some View {
    if #available(iOS 15, *) {
      badge(count)
    } else {
      foregroundColor(fallback)
    }
  }

  @ViewBuilder
  func filledBadge(_ count: Int, padding length: CGFloat) -> some View {
    if #available(iOS 15, *) { badge(count) } else { self.padding(length) }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  let count: Int

  var body: some View {
    Text("a").numbered(count, fallback: .red).filledBadge(1, padding: CGFloat(count))
  }
}

// ==== after: View+Compat.swift: gone

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  let count: Int

  var body: some View {
    Text("a").badge(count).badge(1)
  }
}
