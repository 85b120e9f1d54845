// The same as a view modifier: its check goes, the rest is the project's own way to write things.
// iOS: 15 -> 16

// ==== View+Compat.swift
import SwiftUI

private struct Unscrollable: ViewModifier {
  let isDisabled: Bool

  @ViewBuilder
  func body(content: Content) -> some View {
    if #available(iOS 16, *) {
      content.scrollDisabled(isDisabled)
    } else {
      content
    }
  }
}

extension View {
  func unscrollable(_ isDisabled: Bool = true) -> some View {
    modifier(Unscrollable(isDisabled: isDisabled))
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View { List { Text("a") }.unscrollable() }
}

// ==== after: View+Compat.swift
import SwiftUI

private struct Unscrollable: ViewModifier {
  let isDisabled: Bool

  @ViewBuilder
  func body(content: Content) -> some View {
    content.scrollDisabled(isDisabled)
  }
}

extension View {
  func unscrollable(_ isDisabled: Bool = true) -> some View {
    modifier(Unscrollable(isDisabled: isDisabled))
  }
}
