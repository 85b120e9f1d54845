// On its own line, in the middle of a chain, on several lines, after `self`, after nothing, in a closure.
// iOS: 15 -> 16
// macOS: 12 -> 13

// ==== HidesBackground.swift
import SwiftUI

struct HidesBackground: ViewModifier {
  func body(content: Content) -> some View {
    if #available(iOS 16, macOS 13, *) {
      return AnyView(content.scrollContentBackground(.hidden))
    } else {
      return AnyView(content)
    }
  }
}

struct Filled: ViewModifier {
  var visibility: Visibility = .hidden

  @ViewBuilder func body(content: Content) -> some View {
    if #available(iOS 16, macOS 13, *) {
      content.scrollContentBackground(visibility)
    } else {
      content
    }
  }
}

// ==== Screen.swift
import SwiftUI

struct Screen: View {
  let rows: [String]

  var body: some View {
    VStack {
      List { Text("a") }
        .modifier(Filled())
        .padding(4)
      List { Text("b") }.modifier(Filled(visibility: .visible)).padding(4)
      List { Text("c") }
        .modifier(
          Filled(
            visibility: .automatic
          )
        )
      ForEach(rows, id: \.self) { row in
        Text(row).modifier(Filled(visibility: row.isEmpty ? .hidden : .visible))
      }
    }
    .modifier(Filled())
  }

  var plain: some View { modifier(Filled()) }
  var own: some View { self.modifier(Filled(visibility: .visible)) }
}

// ==== after: HidesBackground.swift: gone

// ==== after: Screen.swift
import SwiftUI

struct Screen: View {
  let rows: [String]

  var body: some View {
    VStack {
      List { Text("a") }
        .scrollContentBackground(.hidden)
        .padding(4)
      List { Text("b") }.scrollContentBackground(.visible).padding(4)
      List { Text("c") }
        .scrollContentBackground(
            .automatic
          )
      ForEach(rows, id: \.self) { row in
        Text(row).scrollContentBackground(row.isEmpty ? .hidden : .visible)
      }
    }
    .scrollContentBackground(.hidden)
  }

  var plain: some View { scrollContentBackground(.hidden) }
  var own: some View { self.scrollContentBackground(.visible) }
}
