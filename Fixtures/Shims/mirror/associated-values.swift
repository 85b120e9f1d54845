// Cases with values that are handed on, given in a set.
// iOS: 15 -> 16

// ==== Pointer.swift
import SwiftUI

extension View {
  @ViewBuilder
  func compatDetent(_ detent: Detent) -> some View {
    if #available(iOS 16, *) {
      presentationDetents([detent.native])
    } else {
      self
    }
  }
}

enum Detent: Hashable {
  case medium
  case large
  case fraction(CGFloat)
  case tall(CGFloat)

  @available(iOS 16, *)
  var native: PresentationDetent {
    switch self {
    case .medium: return .medium
    case .large: return .large
    case .fraction(let share): return .fraction(share)
    case let .tall(points): return .height(points)
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    Text("a")
      .compatDetent(.medium)
      .compatDetent(.fraction(0.3))
      .compatDetent(Detent.tall(2 * 100))
  }
}

// ==== after: Pointer.swift: gone

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    Text("a")
      .presentationDetents([.medium])
      .presentationDetents([.fraction(0.3)])
      .presentationDetents([PresentationDetent.height(2 * 100)])
  }
}
