// An argument that only the fallback took is a property: its getter may do something, which only a person can tell.
// What nothing names then goes with it.
// iOS: 15 -> 16
// migrate: --unsafe

// ==== Compat.swift
import SwiftUI

extension View {
  @ViewBuilder
  func plainBackground(_ color: Color) -> some View {
    if #available(iOS 16, *) {
      self.scrollContentBackground(.hidden)
    } else {
      self.foregroundColor(color)
    }
  }
}

// ==== Screen.swift
import SwiftUI

struct Theme {
  let colors: [Color]
  var first: Color { colors[0] }
}

struct Screen: View {
  let theme: Theme

  var body: some View { List { Text("a") }.plainBackground(theme.first) }
}

// ==== after: Compat.swift: gone

// ==== after: Screen.swift
import SwiftUI

struct Theme {
  let colors: [Color]
}

struct Screen: View {
  let theme: Theme

  var body: some View { List { Text("a") }.scrollContentBackground(.hidden) }
}
