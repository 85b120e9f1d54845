// The system has two overloads with the same labels, and the type of the shim's parameter tells which is called: what
// calls leave out has the same default there, and a literal needs no type of its own.
// iOS: 18 -> 26

// ==== Compat.swift
import SwiftUI

extension View {
  @ViewBuilder
  func bar(  // safe: removable-shim/forwarding "its 3 callers"
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    if #available(iOS 26, *) {
      safeAreaBar(edge: edge, alignment: alignment, spacing: spacing, content: content)
    } else {
      safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }
  }
}

// ==== Page.swift
import SwiftUI

struct Page: View {
  var body: some View {
    List { Text("x") }
      .bar(edge: .bottom, spacing: 0) { Text("a") }
      .bar(edge: .top) { Text("b") }
      .bar(edge: .bottom, alignment: .trailing, spacing: 8) { Text("c") }
  }
}

// ==== after: Compat.swift: gone
// ==== after: Page.swift
import SwiftUI

struct Page: View {
  var body: some View {
    List { Text("x") }
      .safeAreaBar(edge: .bottom, spacing: 0) { Text("a") }
      .safeAreaBar(edge: .top) { Text("b") }
      .safeAreaBar(edge: .bottom, alignment: .trailing, spacing: 8) { Text("c") }
  }
}
