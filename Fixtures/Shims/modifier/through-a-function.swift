// Functions and properties that apply the modifier stay, and call the native one.
// iOS: 15 -> 16

// ==== Unscrollable.swift
import SwiftUI

/// Stops scrolling where that is possible.
struct Unscrollable: ViewModifier {
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

// ==== More.swift
import SwiftUI

extension View {
  var still: some View { self.modifier(Unscrollable(isDisabled: true)) }

  func padded() -> some View { padding(4).modifier(Unscrollable(isDisabled: true)) }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    List { Text("a") }
      .unscrollable()
      .unscrollable(false)
      .padded()
    List { Text("b") }.still
  }
}

// ==== after: More.swift
import SwiftUI

extension View {
  var still: some View { self.scrollDisabled(true) }

  func padded() -> some View { padding(4).scrollDisabled(true) }
}

// ==== after: Unscrollable.swift: gone

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    List { Text("a") }
      .scrollDisabled(true)
      .scrollDisabled(false)
      .padded()
    List { Text("b") }.still
  }
}
