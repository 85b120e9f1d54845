// What a call leaves out is the shim's default: it is written down where the system's is another one.
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
  func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    if #available(iOS 15, *) {
      content.interactiveDismissDisabled(isDisabled)
    } else {
      content
    }
  }

  @ViewBuilder
  func swipeActions<Actions: View>(
    allowsFullSwipe: Bool = false, @ViewBuilder content actions: () -> Actions
  ) -> some View {
    if #available(iOS 15, *) {
      content.swipeActions(allowsFullSwipe: allowsFullSwipe, content: actions)
    } else {
      content
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    Text("a")
      .backport.interactiveDismissDisabled()
      .backport.interactiveDismissDisabled(false)
      .backport.swipeActions {
        Text("b")
      }
      .backport.swipeActions(allowsFullSwipe: true) { Text("c") }
  }
}

// ==== after: Backport.swift: gone

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    Text("a")
      .interactiveDismissDisabled()
      .interactiveDismissDisabled(false)
      .swipeActions(allowsFullSwipe: false) {
        Text("b")
      }
      .swipeActions(allowsFullSwipe: true) { Text("c") }
  }
}
