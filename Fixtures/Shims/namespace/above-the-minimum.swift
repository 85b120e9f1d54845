// Beside a shim whose day has come stands one whose day has not: wrapper and property stay for it.
// iOS: 15 -> 16

// ==== Backport.swift
import SwiftUI

struct Backport<Content> {
  let content: Content
}

extension View {
  var backport: Backport<Self> { Backport(content: self) }
}

// MARK: - iOS 16

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

// MARK: - iOS 17

extension Backport where Content: View {
  @ViewBuilder
  func geometryGroup() -> some View {
    if #available(iOS 17, *) {
      content.geometryGroup()
    } else {
      content
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    List { Text("a").backport.geometryGroup() }.backport.scrollDisabled(true)
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

// MARK: - iOS 17

extension Backport where Content: View {
  @ViewBuilder
  func geometryGroup() -> some View {
    if #available(iOS 17, *) {
      content.geometryGroup()
    } else {
      content
    }
  }
}

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    List { Text("a").backport.geometryGroup() }.scrollDisabled(true)
  }
}
