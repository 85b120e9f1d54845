// In an enum that serves as a namespace, and in an extension: the type is named by its path.
// iOS: 15 -> 16

// ==== Compat.swift
import SwiftUI

enum Compat {
  struct Still: ViewModifier {
    func body(content: Content) -> some View {
      if #available(iOS 16, *) {
        content.scrollDisabled(true)
      } else {
        content
      }
    }
  }
}

extension Compat {
  struct Bare: ViewModifier {
    func body(content: Content) -> some View {
      if #available(iOS 16, *) {
        content.scrollContentBackground(.hidden)
      } else {
        content
      }
    }
  }
}

extension View {
  func still() -> some View { modifier(Compat.Still()) }
}

// ==== Screen.swift
import SwiftUI

struct Screen: View {
  var body: some View {
    VStack {
      List { Text("a") }.still().modifier(Compat.Bare())
      List { Text("b") }.modifier(Compat.Still())
    }
  }
}

// ==== after: Compat.swift
import SwiftUI

extension View {
  func still() -> some View { scrollDisabled(true) }
}

// ==== after: Screen.swift
import SwiftUI

struct Screen: View {
  var body: some View {
    VStack {
      List { Text("a") }.still().scrollContentBackground(.hidden)
      List { Text("b") }.scrollDisabled(true)
    }
  }
}
