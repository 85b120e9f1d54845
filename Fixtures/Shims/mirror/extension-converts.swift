// The conversion lies in an extension that carries the attribute.
// iOS: 15 -> 16

// ==== Height.swift
import SwiftUI

enum SheetHeight: Hashable {
  case medium, large
}

@available(iOS 16, *)
extension SheetHeight {
  var detent: PresentationDetent {
    switch self {
    case .medium:
      return .medium
    case .large:
      return PresentationDetent.large
    }
  }
}

extension View {
  @ViewBuilder
  func sheetHeight(_ height: SheetHeight) -> some View {
    if #available(iOS 16, *) {
      presentationDetents([height.detent])
    } else {
      self
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  let height: SheetHeight = .medium
  var body: some View { Text("a").sheetHeight(height).sheetHeight(SheetHeight.large) }
}

// ==== after: Height.swift: gone

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  let height: PresentationDetent = .medium
  var body: some View { Text("a").presentationDetents([height]).presentationDetents([PresentationDetent.large]) }
}
