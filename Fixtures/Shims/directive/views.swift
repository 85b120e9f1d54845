// Marked modifiers and views, with and without a check; a chain of calls is as good as one.
// iOS: 14 -> 15

// ==== Compat.swift
import SwiftUI

extension View {
  // backport:inline
  func card(_ count: Int) -> some View {
    padding(8)
      .opacity(0.5)
  }

  // backport:inline
  @ViewBuilder func counted(_ count: Int) -> some View {
    if #available(iOS 15, *) { badge(count) } else { self }
  }
}

// backport:inline
struct Shaded: ViewModifier {
  let radius: CGFloat
  func body(content: Content) -> some View { content.padding(radius) }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  let count: Int
  var body: some View {
    VStack {
      Text("a").card(2).counted(count)
      Text("b")
        .card(count)
        .modifier(Shaded(radius: 2))
    }
  }
}

// ==== after: Compat.swift: gone

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  let count: Int
  var body: some View {
    VStack {
      Text("a").padding(8).opacity(0.5).badge(count)
      Text("b")
        .padding(8)
        .opacity(0.5)
        .padding(2)
    }
  }
}
