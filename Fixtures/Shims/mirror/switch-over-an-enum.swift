// A 'switch' over a mirror of a system enum works with that enum as well.
// macOS: 13 -> 15

// ==== Pointer.swift
import SwiftUI

enum Shown {
  case automatic, visible, hidden

  @available(macOS 15, *)
  var official: Visibility {
    switch self {
    case .automatic: .automatic
    case .visible: .visible
    case .hidden: .hidden
    }
  }
}

extension View {
  @ViewBuilder
  func pointer(_ shown: Shown) -> some View {
    if #available(macOS 15, *) {
      pointerVisibility(shown.official)
    } else {
      self
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  let shown: Shown

  private var name: LocalizedStringKey {
    switch shown {
    case .automatic: "automatic"
    case .visible: "shown"
    case .hidden: shown == .hidden ? "hidden" : "never"
    }
  }

  var body: some View { Text(name).pointer(shown) }
}

// ==== after: Pointer.swift: gone

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  let shown: Visibility

  private var name: LocalizedStringKey {
    switch shown {
    case .automatic: "automatic"
    case .visible: "shown"
    case .hidden: shown == .hidden ? "hidden" : "never"
    }
  }

  var body: some View { Text(name).pointerVisibility(shown) }
}
