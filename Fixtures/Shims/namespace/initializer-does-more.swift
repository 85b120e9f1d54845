// The initializer does something besides keeping what it is given.
// iOS: 14 -> 15

// ==== Backport.swift
import SwiftUI

nonisolated(unsafe) var wrappedCount = 0

struct Backport<Content> {
  let content: Content

  init(_ content: Content) {
    self.content = content
    wrappedCount += 1
  }
}

extension View {
  var backport: Backport<Self> { Backport(self) }
}

extension Backport where Content: View {
  @ViewBuilder
  func badge(_ count: Int) -> some View {  // stays: removable-shim/namespace "more than"
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

nonisolated(unsafe) var wrappedCount = 0

struct Backport<Content> {
  let content: Content

  init(_ content: Content) {
    self.content = content
    wrappedCount += 1
  }
}

extension View {
  var backport: Backport<Self> { Backport(self) }
}

extension Backport where Content: View {
  @ViewBuilder
  func badge(_ count: Int) -> some View {
    content.badge(count)
  }
}
