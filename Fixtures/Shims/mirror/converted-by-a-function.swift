// The fallback names the mirror as well, so it goes once the check has gone; then the function that took it is a shim.
// iOS: 14 -> 16

// ==== Mode.swift
import SwiftUI

enum DismissMode {
  case never, interactively

  @available(iOS 16, *)
  func native() -> ScrollDismissesKeyboardMode {
    switch self {
    case .never: return .never
    case .interactively: return .interactively
    }
  }

  func isOld() -> Bool {
    switch self {
    case .never: return true
    case .interactively: return false
    }
  }
}

extension View {
  @ViewBuilder func dismisses(_ mode: DismissMode) -> some View {
    if #available(iOS 16, *) {
      scrollDismissesKeyboard(mode.native())
    } else {
      opacity(mode.isOld() ? 1 : 0.5)
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View { List { Text("a") }.dismisses(.never) }
}

// ==== after: Mode.swift: gone

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  var body: some View { List { Text("a") }.scrollDismissesKeyboard(.never) }
}
