// A renamed case stands in a closure, where only a compiler knows what it is a case of.
// macOS: 13 -> 15

// ==== Pointer.swift
import SwiftUI

extension View {
  @ViewBuilder
  func pointing(_ style: BackportPointerStyle) -> some View {
    if #available(macOS 15, *) {
      pointerStyle(style.official)
    } else {
      self
    }
  }
}

enum BackportPointerStyle {
  case link, upDown

  @available(macOS 15, *)
  var official: PointerStyle {
    switch self {
    case .link: .link
    case .upDown: .rowResize
    }
  }
}

// ==== Row.swift
import SwiftUI

func chosen<Value>(_ isFirst: Bool, _ make: () -> Value) -> Value { make() }

struct Row: View {
  var body: some View { Text("a").pointing(chosen(true) { .upDown }) }
}

// ==== after: Pointer.swift: gone

// ==== after: Row.swift
import SwiftUI

func chosen<Value>(_ isFirst: Bool, _ make: () -> Value) -> Value { make() }

struct Row: View {
  var body: some View { Text("a").pointerStyle(chosen(true) { .rowResize }) }
}
