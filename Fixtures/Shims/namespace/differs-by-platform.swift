// Two declarations under `#if`, one of which has nothing native to call.
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
  #if os(iOS)
    @ViewBuilder
    func badge(_ count: Int) -> some View {  // stays: removable-shim/namespace "badge(_:)"
      if #available(iOS 15, *) {
        content.badge(count)
      } else {
        content
      }
    }
  #else
    func badge(_ count: Int) -> some View { content }
  #endif
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View { Text("a").backport.badge(2) }
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
  #if os(iOS)
    @ViewBuilder
    func badge(_ count: Int) -> some View {
      content.badge(count)
    }
  #else
    func badge(_ count: Int) -> some View { content }
  #endif
}
