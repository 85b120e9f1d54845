// A list of mirrors that a key path converts.
// iOS: 15 -> 16

// ==== Height.swift
import SwiftUI

enum SheetHeight: Hashable {
  case medium, large

  @available(iOS 16, *)
  var native: PresentationDetent {
    switch self {
    case .medium: .medium
    case .large: .large
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var heights: [SheetHeight] = [.medium]

  var body: some View {
    if #available(iOS 16, *) {
      Text("a").presentationDetents(Set(heights.map(\.native)))
    } else {
      Text("a")
    }
  }
}

// ==== after: Height.swift: gone

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  var heights: [PresentationDetent] = [.medium]

  var body: some View {
    Text("a").presentationDetents(Set(heights))
  }
}
