// The mirror has the native type's own name, nested in an enum that is a namespace for such types; outside, the same
// name is the native type.
// iOS: 15 -> 16

// ==== Compat.swift
import SwiftUI

enum Compat {}

extension Compat {
  enum Bounce {
    case never
  }

  enum PresentationDetent: Hashable {
    case medium
    case large

    @available(iOS 16, *)
    var usable: SwiftUI.PresentationDetent {
      switch self {
      case .medium: .medium
      case .large: .large
      }
    }
  }
}

extension View {
  @ViewBuilder
  func detent(_ detent: Compat.PresentationDetent = .medium) -> some View {
    if #available(iOS 16, *) {
      presentationDetents([detent.usable])
    } else {
      self
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var chosen = Compat.PresentationDetent.large

  @available(iOS 16, *)
  var native: PresentationDetent { .medium }

  var body: some View {
    VStack {
      Text("a").detent()
      Text("b").detent(chosen)
      Text("c").detent(.large)
    }
  }
}

// ==== after: Compat.swift
import SwiftUI

enum Compat {}

extension Compat {
  enum Bounce {
    case never
  }
}

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  var chosen = PresentationDetent.large

  var native: PresentationDetent { .medium }

  var body: some View {
    VStack {
      Text("a").presentationDetents([PresentationDetent.medium])
      Text("b").presentationDetents([chosen])
      Text("c").presentationDetents([.large])
    }
  }
}
