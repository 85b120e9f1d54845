// The mirror lists its cases, and the system's enum has one more: the list would be another one.
// macOS: 13 -> 15
// migrate: --unsafe

// ==== Pointer.swift
import SwiftUI

enum Shown: CaseIterable {  // stays: removable-shim/mirror "it differs from the system's type in 'CaseIterable'"
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

  var body: some View { Text("\(Shown.allCases.count)").pointer(shown) }
}

// ==== after: Pointer.swift
import SwiftUI

enum Shown: CaseIterable {
  case visible, hidden

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
    pointerVisibility(shown.official)
  }
}
