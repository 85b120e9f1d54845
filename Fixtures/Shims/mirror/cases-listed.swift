// The mirror lists its cases, as the system's enum does: in which order, no interface says.
// macOS: 13 -> 15
// migrate: --unsafe

// ==== Pointer.swift
import SwiftUI

enum Shown: CaseIterable {
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

  var body: some View { Text("\(Shown.allCases.count)").pointer(shown) }
}

// ==== after: Pointer.swift
import SwiftUI

enum Shown: CaseIterable {
  case automatic, visible, hidden

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
    pointerVisibility(shown.official)
  }
}

