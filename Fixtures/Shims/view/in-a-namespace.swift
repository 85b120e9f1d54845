// An enum without cases holds views that are called like native ones.
// iOS: 13 -> 14

// ==== Compat.swift
import SwiftUI

enum Compat {
  struct LazyVStack<Content: View>: View {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: () -> Content

    init(
      alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
      @ViewBuilder content: @escaping () -> Content
    ) {
      self.alignment = alignment
      self.spacing = spacing
      self.content = content
    }

    var body: some View {
      if #available(iOS 14, *) {
        return AnyView(SwiftUI.LazyVStack(alignment: alignment, spacing: spacing, content: content))
      } else {
        return AnyView(VStack(alignment: alignment, spacing: spacing, content: content))
      }
    }
  }
}

// ==== Screen.swift
import SwiftUI

struct Screen: View {
  var body: some View {
    VStack {
      Compat.LazyVStack(spacing: 4) { Text("a") }
      Compat.LazyVStack(alignment: .leading) {
        Text("b")
        Compat.LazyVStack { Text("c") }
      }
    }
  }
}

// ==== after: Compat.swift: gone

// ==== after: Screen.swift
import SwiftUI

struct Screen: View {
  var body: some View {
    VStack {
      LazyVStack(spacing: 4) { Text("a") }
      LazyVStack(alignment: .leading) {
        Text("b")
        LazyVStack { Text("c") }
      }
    }
  }
}
