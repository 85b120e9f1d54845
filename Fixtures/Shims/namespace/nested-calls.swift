// Calls within the arguments and closures of calls, and one shim that uses another.
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
  func overlay<Overlay: View>(alignment: Alignment, @ViewBuilder content overlay: () -> Overlay) -> some View {
    if #available(iOS 15, *) {
      content.overlay(alignment: alignment, content: overlay)
    } else {
      content.overlay(overlay(), alignment: alignment)
    }
  }

  @ViewBuilder
  func badge(_ count: Int) -> some View {
    if #available(iOS 15, *) {
      content.badge(count)
    } else {
      content.backport.overlay(alignment: .leading) { Text("\(count)") }
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    Text("a").backport.overlay(alignment: .bottom) {
      HStack {
        Text("b").backport.badge(3)
        Text("c")
          .backport
          .overlay(alignment: .leading) { Text("d").backport.badge(4).padding() }
      }
    }
  }
}

// ==== after: Backport.swift: gone

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    Text("a").overlay(alignment: .bottom) {
      HStack {
        Text("b").badge(3)
        Text("c")
          .overlay(alignment: .leading) { Text("d").badge(4).padding() }
      }
    }
  }
}
