// One overload does more than forward. A call that could mean either stays; one that by its label can only
// mean the other is rewritten.
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
  func badge(_ count: Int) -> some View {  // stays: removable-shim/namespace "another 'badge(_:)' may be meant"
    if #available(iOS 15, *) { content.badge(count) } else { content }
  }

  @ViewBuilder
  func badge(_ label: String) -> some View {  // stays: removable-shim/namespace "more than"
    if #available(iOS 15, *) { content.badge(label.isEmpty ? nil : label) } else { content }
  }

  @ViewBuilder
  func badge(label: Text?) -> some View {
    if #available(iOS 15, *) { content.badge(label) } else { content }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  let count: Int

  var body: some View {
    Text("a")
      .backport.badge(count)
      .backport.badge("new")
      .backport.badge(label: Text("c"))
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
  func badge(_ count: Int) -> some View {
    content.badge(count)
  }

  @ViewBuilder
  func badge(_ label: String) -> some View {
    content.badge(label.isEmpty ? nil : label)
  }
}

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  let count: Int

  var body: some View {
    Text("a")
      .backport.badge(count)
      .backport.badge("new")
      .badge(Text("c"))
  }
}
