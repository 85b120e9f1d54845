// The newer half of a shim stands in a private declaration of its own: what that holds is what the shim comes to.
// iOS: 15 -> 16
// macOS: 12 -> 13

// ==== Compat.swift
import SwiftUI

extension View {
  @ViewBuilder
  func still() -> some View {
    if #available(iOS 16, macOS 13, *) {
      stillModern()
    } else {
      self
    }
  }

  @available(iOS 16, macOS 13, *)
  @ViewBuilder
  private func stillModern() -> some View {
    self.scrollDisabled(true)
  }

  @ViewBuilder var hidden: some View {
    if #available(iOS 16, macOS 13, *) { self.hiddenModern } else { self }
  }

  @available(iOS 16, macOS 13, *)
  private var hiddenModern: some View { scrollContentBackground(.hidden) }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    List { Text("a") }
      .still()
    List { Text("b") }.hidden
  }
}

// ==== after: Compat.swift: gone

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    List { Text("a") }
      .scrollDisabled(true)
    List { Text("b") }.scrollContentBackground(.hidden)
  }
}
