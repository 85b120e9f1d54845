// The check is decided on one platform of two: the shim is needed on the other.
// iOS: 15 -> 16
// macOS: 11 -> 12

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
  func scrollDisabled(_ isDisabled: Bool) -> some View {
    if #available(iOS 16, macOS 13, *) {
      content.scrollDisabled(isDisabled)
    } else {
      content
    }
  }

  @ViewBuilder
  func badge(_ count: Int) -> some View {
    if #available(iOS 15, macOS 12, *) {
      content.badge(count)
    } else {
      content
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View { List { Text("a").backport.badge(1) }.backport.scrollDisabled(true) }
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
    if #available(macOS 13, *) {
      content.scrollDisabled(isDisabled)
    } else {
      content
    }
  }
}

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  var body: some View { List { Text("a").badge(1) }.backport.scrollDisabled(true) }
}
