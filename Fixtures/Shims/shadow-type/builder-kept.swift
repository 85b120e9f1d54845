// The closure is called in the initializer, and its result is kept instead of the closure.
// iOS: 13 -> 14

// ==== LazyVStack.swift
import SwiftUI

/// As the system's from iOS 14 on.
struct LazyVStack<Content: View>: View {
  var spacing: CGFloat?
  let content: Content

  init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }

  var body: some View {
    if #available(iOS 14, *) {
      SwiftUI.LazyVStack(spacing: spacing) { content }
    } else {
      VStack(spacing: spacing) { content }
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    VStack {
      LazyVStack(spacing: 4) { Text("a") }
      LazyVStack { Text("b") }
    }
  }
}

// ==== after: LazyVStack.swift: gone
