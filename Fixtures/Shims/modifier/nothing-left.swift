// The modifier does nothing any more: its uses go, and so do the function that applies it and the heading with its name.
// iOS: 15 -> 16
// still builds for the old minimum: nothing newer is called

// ==== Compat.swift
import SwiftUI

// MARK: - Inset
struct Inset: ViewModifier {
  let length: CGFloat

  @ViewBuilder func body(content: Content) -> some View {
    if #available(iOS 16, *) {
      content
    } else {
      content.padding(length)
    }
  }
}

// MARK: - Functions
extension View {
  func inset() -> some View { modifier(Inset(length: 4)) }
}

// ==== Screen.swift
import SwiftUI

struct Screen: View {
  var body: some View {
    VStack {
      Text("a").inset().padding(2)
      Text("b")
        .modifier(Inset(length: 2))
        .padding(2)
    }
    .modifier(Inset(length: 8))
  }

  var wide: some View { modifier(Inset(length: 8)) }
}

// ==== after: Compat.swift
import SwiftUI

// MARK: - Functions
extension View {
  func inset() -> some View { self }
}

// ==== after: Screen.swift
import SwiftUI

struct Screen: View {
  var body: some View {
    VStack {
      Text("a").inset().padding(2)
      Text("b")
        .padding(2)
    }
  }

  var wide: some View { self }
}
