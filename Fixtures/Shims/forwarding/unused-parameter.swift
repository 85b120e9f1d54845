// A parameter that the modern branch drops: its argument is no longer evaluated when it is a literal.
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
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  let count: Int

  var body: some View {
    Text("a").numbered(count, fallback: .red)
  }
}

// ==== after: View+Compat.swift: gone

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  let count: Int

  var body: some View {
    Text("a").badge(count)
  }
}
