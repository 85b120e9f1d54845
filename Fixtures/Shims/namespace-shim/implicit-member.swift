// The shim takes a concrete type, the native method a generic one: `.red` is a member of the first and
// perhaps not of what the second would infer.
// iOS: 14 -> 15
// known issue: this shape is not dealt with yet

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
  func foregroundStyle(_ style: Color) -> some View {  // stays: namespace-shim ".brand"
    if #available(iOS 15, *) {
      content.foregroundStyle(style)
    } else {
      content.foregroundColor(style)
    }
  }
}

extension Color {
  static let brand = Color.orange
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    Text("a").backport.foregroundStyle(.brand)
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
  func foregroundStyle(_ style: Color) -> some View {
    content.foregroundStyle(style)
  }
}

extension Color {
  static let brand = Color.orange
}
