// With `--keep-call-sites` the checks go, and the wrapper and what calls it stay as they are.
// iOS: 14 -> 16
// migrate: --keep-call-sites

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
  func badge(_ count: Int) -> some View {
    if #available(iOS 15, *) {
      content.badge(count)
    } else {
      content
    }
  }

  @ViewBuilder
  func scrollDisabled(_ isDisabled: Bool) -> some View {
    if #available(iOS 16, *) {
      content.scrollDisabled(isDisabled)
    } else {
      content
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    List { Text("a").backport.badge(2) }.backport.scrollDisabled(true)
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
  func scrollDisabled(_ isDisabled: Bool) -> some View {
    content.scrollDisabled(isDisabled)
  }
}
