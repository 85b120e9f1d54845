// The shim hands itself to a function of the project that only calls its closure, which holds the check.
// macOS: 13 -> 15

// ==== Modify.swift
import SwiftUI

extension View {
  func modify<Content: View>(@ViewBuilder _ change: (Self) -> Content) -> some View {
    change(self)
  }
}

// ==== Compat.swift
import SwiftUI

extension View {
  func pointing(_ style: PointerKind) -> some View {
    self
      .modify {
        if #available(macOS 15, *) {
          $0.pointerVisibility(style == .none ? .hidden : .visible)
        } else {
          $0
        }
      }
  }

  func pointerless() -> some View {
    modify { view in
      if #available(macOS 15, *) { view.pointerVisibility(.hidden) } else { view }
    }
  }
}

enum PointerKind { case some, none }

struct Pointerless: ViewModifier {
  func body(content: Content) -> some View {
    content.modify {
      if #unavailable(macOS 15) { $0 } else { $0.pointerVisibility(.hidden) }
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    Text("a").pointerless()
    Text("b").modifier(Pointerless())
    Text("c").modify { $0.bold() }
  }
}

// ==== after: Compat.swift
import SwiftUI

extension View {
  func pointing(_ style: PointerKind) -> some View {
    self
      .pointerVisibility(style == .none ? .hidden : .visible)
  }
}

enum PointerKind { case some, none }

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    Text("a").pointerVisibility(.hidden)
    Text("b").pointerVisibility(.hidden)
    Text("c").modify { $0.bold() }
  }
}
