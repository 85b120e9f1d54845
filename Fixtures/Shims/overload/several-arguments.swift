// Several arguments with labels and a closure behind the call, handed on as they are.
// iOS: 14 -> 15

// ==== View+Compat.swift
import SwiftUI

extension View {
  @_disfavoredOverload
  @ViewBuilder
  func overlay<Content: View>(alignment: Alignment, @ViewBuilder content: () -> Content) -> some View {
    if #available(iOS 15, *) {
      overlay(alignment: alignment, content: content)
    } else {
      self.background(content())
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    Text("a").overlay(alignment: .center) {
      Text("b")
    }
  }
}

// ==== after: View+Compat.swift: gone
