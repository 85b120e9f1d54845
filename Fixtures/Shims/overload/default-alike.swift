// A call leaves out what the system's own takes the same default for.
// iOS: 14 -> 15

// ==== View+Compat.swift
import SwiftUI

extension View {
  @_disfavoredOverload
  @ViewBuilder
  func overlay<Content: View>(  // safe: removable-shim/overload "only calls the system's own"
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
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
    Text("a").overlay { Text("b") }
  }
}

// ==== after: View+Compat.swift: gone
