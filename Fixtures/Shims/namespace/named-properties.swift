// The configuration says which properties lead to shims: what others lead to is somebody's own, and only loses
// its checks.
// iOS: 15 -> 16

// ==== .backport.json
{"min": "16", "namespaces": ["backport"]}

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
    if #available(iOS 16, *) {
      content.scrollDisabled(isDisabled)
    } else {
      content
    }
  }
}

// ==== Design.swift
import SwiftUI

struct Design<Content> {
  let content: Content
}

extension View {
  var design: Design<Self> { Design(content: self) }
}

extension Design where Content: View {
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
    List { Text("a") }.backport.scrollDisabled(true)
    List { Text("b") }.design.scrollDisabled(true)
  }
}

// ==== after: Backport.swift: gone

// ==== after: Design.swift
import SwiftUI

struct Design<Content> {
  let content: Content
}

extension View {
  var design: Design<Self> { Design(content: self) }
}

extension Design where Content: View {
  @ViewBuilder
  func scrollDisabled(_ isDisabled: Bool) -> some View {
    content.scrollDisabled(isDisabled)
  }
}

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    List { Text("a") }.scrollDisabled(true)
    List { Text("b") }.design.scrollDisabled(true)
  }
}
