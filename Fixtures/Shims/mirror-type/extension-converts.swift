// The conversion is a method in an extension that carries the attribute, and is mapped over many.
// iOS: 15 -> 16

// ==== Height.swift
import SwiftUI

enum SheetHeight: Hashable {
  case medium, large
}

@available(iOS 16, *)
extension SheetHeight {
  func detent() -> PresentationDetent {
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
  func sheetHeights(_ heights: Set<SheetHeight>) -> some View {
    if #available(iOS 16, *) {
      presentationDetents(Set(heights.map { $0.detent() }))
    } else {
      self
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  let heights: Set<SheetHeight> = [.medium, SheetHeight.large]
  var body: some View { Text("a").sheetHeights(heights) }
}

// ==== after: Height.swift: gone
// ==== after: Row.swift
import SwiftUI

struct Row: View {
  let heights: Set<PresentationDetent> = [.medium, PresentationDetent.large]
  var body: some View { Text("a").presentationDetents(Set(heights)) }
}
