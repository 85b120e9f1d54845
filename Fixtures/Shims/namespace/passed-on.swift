// The wrapper is an argument of a function, so it is no mere word before a call.
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
  func badge(_ count: Int) -> some View {  // stays: removable-shim/namespace "it is used in another way than by a call"
    if #available(iOS 15, *) {
      content.badge(count)
    } else {
      content
    }
  }
}

// ==== Row.swift
import SwiftUI

func marked<Content: View>(_ row: Backport<Content>, with count: Int) -> some View {
  row.badge(count)
}

struct Row: View {
  var body: some View {
    marked(Text("a").backport, with: 3)
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
