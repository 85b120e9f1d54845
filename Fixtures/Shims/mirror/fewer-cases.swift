// The system's enum has more cases: a 'switch' with a 'default' works with it, and so does a pattern for one case.
// macOS: 13 -> 15

// ==== Pointer.swift
import SwiftUI

enum Shown {
  case visible, hidden

  @available(macOS 15, *)
  var official: Visibility {
    switch self {
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
    case .visible: "shown"
    default: "hidden"
    }
  }

  private var isHidden: Bool {
    if case .hidden = shown { true } else { false }
  }

  private func isShown(_ other: Shown) -> Bool {
    guard case Shown.visible = other else { return false }
    return true
  }

  var body: some View { Text(isHidden || isShown(shown) ? "x" : name).pointer(shown) }
}

// ==== after: Pointer.swift: gone

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  let shown: Visibility

  private var name: LocalizedStringKey {
    switch shown {
    case .visible: "shown"
    default: "hidden"
    }
  }

  private var isHidden: Bool {
    if case .hidden = shown { true } else { false }
  }

  private func isShown(_ other: Visibility) -> Bool {
    guard case Visibility.visible = other else { return false }
    return true
  }

  var body: some View { Text(isHidden || isShown(shown) ? "x" : name).pointerVisibility(shown) }
}
