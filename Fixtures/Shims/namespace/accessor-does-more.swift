// The property wraps something else than the view that it is asked of.
// iOS: 14 -> 15

// ==== Backport.swift
import SwiftUI

struct Backport<Content> {
  let content: Content
}

extension View {
  var backport: Backport<AnyView> { Backport(content: AnyView(padding())) }
}

extension Backport where Content: View {
  @ViewBuilder
  func badge(_ count: Int) -> some View {  // stays: removable-shim/namespace "it is more than a native call with its parameters: 'Backport'"
    if #available(iOS 15, *) {
      content.badge(count)
    } else {
      content
    }
  }
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
  var backport: Backport<AnyView> { Backport(content: AnyView(padding())) }
}

extension Backport where Content: View {
  @ViewBuilder
  func badge(_ count: Int) -> some View {
    content.badge(count)
  }
}
