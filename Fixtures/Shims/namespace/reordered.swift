// The native call evaluates its arguments in another order: with calls among them that may matter.
// iOS: 14 -> 15

// ==== Backport.swift
import SwiftUI

struct Backport<Content> {
  let content: Content
}

extension View {
  var backport: Backport<Self> { Backport(content: self) }
}

extension Backport where Content: View {
  @ViewBuilder
  func overlay<Overlay: View>(_ overlay: () -> Overlay, at alignment: Alignment) -> some View {  // stays: removable-shim/namespace "'view()' would be evaluated at another time, or never"
    if #available(iOS 15, *) {
      content.overlay(alignment: alignment, content: overlay)
    } else {
      content.overlay(overlay(), alignment: alignment)
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var placing = 0

  private func next() -> Alignment { .leading }
  private func view() -> () -> Text { { Text("b") } }

  var body: some View {
    Text("a").backport.overlay(view(), at: next())
  }
}

// ==== after: Backport.swift
import SwiftUI

struct Backport<Content> {
  let content: Content
}

extension View {
  var backport: Backport<Self> { Backport(content: self) }
}

extension Backport where Content: View {
  @ViewBuilder
  func overlay<Overlay: View>(_ overlay: () -> Overlay, at alignment: Alignment) -> some View {
    content.overlay(alignment: alignment, content: overlay)
  }
}
