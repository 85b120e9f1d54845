// Functions and properties that only apply the modifier go with it, wherever they are.
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

  func held(if isHeld: Bool) -> ModifiedContent<Self, Unscrollable> {
    return modifier(Unscrollable(isDisabled: isHeld))
  }

  func padded() -> some View { padding(4).modifier(Unscrollable(isDisabled: true)) }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  let isHeld: Bool

  var body: some View {
    List { Text("a") }
      .unscrollable()
      .unscrollable(false)
      .held(if: isHeld)
      .padded()
    List { Text("b") }.still
  }
}

// ==== after: More.swift
import SwiftUI

extension View {
  func padded() -> some View { padding(4).scrollDisabled(true) }
}

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  let isHeld: Bool

  var body: some View {
    List { Text("a") }
      .scrollDisabled(true)
      .scrollDisabled(false)
      .scrollDisabled(isHeld)
      .padded()
    List { Text("b") }.scrollDisabled(true)
  }
}

// ==== after: Unscrollable.swift: gone
