// The check is not the only condition: on a newer system it may still take the other branch.
// iOS: 15 -> 16

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
  func scrollDisabled(_ isDisabled: Bool) -> some View {  // stays: removable-shim/namespace "more than"
    if #available(iOS 16, *), isDisabled {
      content.scrollDisabled(isDisabled)
    } else {
      content
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View { List { Text("a") }.backport.scrollDisabled(true) }
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
  func scrollDisabled(_ isDisabled: Bool) -> some View {
    if isDisabled {
      content.scrollDisabled(isDisabled)
    } else {
      content
    }
  }
}
