// The project has a static method with the native name: a call on a value cannot mean it.
// iOS: 14 -> 15

// ==== View+Compat.swift
import SwiftUI

extension View {
  @ViewBuilder
  func numbered(_ count: Int) -> some View {
    if #available(iOS 15, *) {
      badge(count)
    } else {
      self
    }
  }
}

extension Color {
  static func badge(_ count: Int) -> Color { count > 9 ? .red : .blue }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    Text("a").numbered(1).foregroundColor(.badge(1))
  }
}

// ==== after: View+Compat.swift
import SwiftUI

extension Color {
  static func badge(_ count: Int) -> Color { count > 9 ? .red : .blue }
}

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    Text("a").badge(1).foregroundColor(.badge(1))
  }
}
