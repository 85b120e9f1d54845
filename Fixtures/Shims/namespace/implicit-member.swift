// The shim takes a concrete type, the native method a generic one: `.brand` is a member of the first and
// not of what the second would infer, so the type is written down.
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
  func foregroundStyle(_ style: Color) -> some View {
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

extension Color {
  static let brand = Color.orange
}

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    Text("a").foregroundStyle(Color.brand)
  }
}
