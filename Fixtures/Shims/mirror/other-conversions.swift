// A method of something else has the name of the mirror's property.
// macOS: 13 -> 15
// migrate: --unsafe

// ==== Pointer.swift
import SwiftUI

enum Shown {
  case automatic, visible, hidden

  @available(macOS 15, *)
  var converted: Visibility {
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
      pointerVisibility(shown.converted)
    } else {
      self
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Height {
  func converted(to unit: String) -> String { unit }
}

struct Row: View {
  let height: Height

  var body: some View {
    Text(height.converted(to: "feet")).pointer(.hidden)
  }
}

// ==== after: Pointer.swift: gone

// ==== after: Row.swift
import SwiftUI

struct Height {
  func converted(to unit: String) -> String { unit }
}

struct Row: View {
  let height: Height

  var body: some View {
    Text(height.converted(to: "feet")).pointerVisibility(.hidden)
  }
}
