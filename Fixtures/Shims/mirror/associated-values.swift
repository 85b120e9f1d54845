// Cases with values: the mirror stays.
// iOS: 15 -> 16
// still builds for the old minimum: the check is what shows that the shim could go, and stays with it

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

enum Detent: Hashable {  // stays: removable-shim/mirror "it differs from the system's type in 'fraction'"
  case medium
  case large
  case fraction(CGFloat)

  @available(iOS 16, *)
  var native: PresentationDetent {
    switch self {
    case .medium: return .medium
    case .large: return .large
    case .fraction(let share): return .fraction(share)
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
  }
}

// ==== after: Pointer.swift
import SwiftUI

extension View {
  @ViewBuilder
  func compatDetent(_ detent: Detent) -> some View {
    presentationDetents([detent.native])
  }
}

enum Detent: Hashable {
  case medium
  case large
  case fraction(CGFloat)

  var native: PresentationDetent {
    switch self {
    case .medium: return .medium
    case .large: return .large
    case .fraction(let share): return .fraction(share)
    }
  }
}
