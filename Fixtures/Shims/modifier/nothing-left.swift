// The modifier does nothing any more: its uses go, and so does the function that applies it.
// iOS: 15 -> 16
// still builds for the old minimum: nothing newer is called

// ==== Compat.swift
import SwiftUI

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
