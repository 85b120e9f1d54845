// The word stands alone on a line of a chain, with and without a comment; its line goes.
// iOS: 14 -> 16

// ==== Backport.swift
import SwiftUI

struct Backport<Content> {
  let content: Content
  init(_ content: Content) { self.content = content }
}

extension View {
  var backport: Backport<Self> { Backport(self) }
}

extension Backport where Content: View {
  @ViewBuilder
  func scrollDisabled(_ isDisabled: Bool) -> some View {
    if #available(iOS 16, *) { content.scrollDisabled(isDisabled) } else { content }
  }

  @ViewBuilder
  func badge(_ count: Int) -> some View {
    if #available(iOS 15, *) { content.badge(count) } else { content }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    List {
      Text("a")
        // How many are new.
        .backport
        .badge(2)
        .padding()
      Text("b")
        .backport // since it is a row
        .badge(3)
      Text("c").backport
        .badge(4)
    }
    .padding()
    .backport
    .scrollDisabled(
      true
    )
  }
}

// ==== after: Backport.swift: gone

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    List {
      Text("a")
        // How many are new.
        .badge(2)
        .padding()
      Text("b")
        // since it is a row
        .badge(3)
      Text("c")
        .badge(4)
    }
    .padding()
    .scrollDisabled(
      true
    )
  }
}
