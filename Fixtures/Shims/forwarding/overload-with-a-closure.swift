// A call with other labels is one of an overload, although a closure stands behind it.
// iOS: 14 -> 15

// ==== Compat.swift
import SwiftUI

extension View {
  @ViewBuilder
  func numbered(_ count: Int) -> some View {
    if #available(iOS 15, *) { badge(count) } else { self }
  }

  func numbered<Label: View>(text: String, edge: Edge, label: () -> Label) -> some View {
    overlay(label())
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    Text("a").numbered(text: "b", edge: .bottom) { Text("c") }
    Text("g").numbered(1)
  }
}

// ==== after: Compat.swift
import SwiftUI

extension View {
  func numbered<Label: View>(text: String, edge: Edge, label: () -> Label) -> some View {
    overlay(label())
  }
}

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    Text("a").numbered(text: "b", edge: .bottom) { Text("c") }
    Text("g").badge(1)
  }
}
