// The project has a method of its own with the native name, for texts: without the wrapper a call would
// mean that one.
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
  func badge(_ count: Int) -> some View {  // stays: removable-shim/namespace "badge"
    if #available(iOS 15, *) {
      content.badge(count)
    } else {
      content
    }
  }
}

// ==== Row.swift
import SwiftUI

extension Text {
  func badge(_ count: Int) -> Text { self + Text(" (\(count))") }
}

struct Row: View {
  var body: some View {
    Text("a").badge(1).backport.badge(2)
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
}
