// Every case of an enum of the project's own makes the same call with another constant. Calls say the case; the
// enum is left without a use.
// iOS: 15 -> 17

// ==== View+Bounce.swift
import SwiftUI

enum Bounce {
  case automatic, whenNeeded
}

extension View {
  @ViewBuilder
  func bounceCompat(_ bounce: Bounce, axes: Axis.Set = [.vertical]) -> some View {
    if #available(iOS 16.4, *) {
      switch bounce {
      case .automatic:
        self.scrollBounceBehavior(.automatic, axes: axes)
      case .whenNeeded:
        self.scrollBounceBehavior(.basedOnSize, axes: axes)
      }
    } else {
      self
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    VStack {
      List { Text("a") }.bounceCompat(.whenNeeded)
      List { Text("b") }.bounceCompat(Bounce.automatic, axes: .horizontal)
    }
  }
}

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    VStack {
      List { Text("a") }.scrollBounceBehavior(.basedOnSize)
      List { Text("b") }.scrollBounceBehavior(.automatic, axes: .horizontal)
    }
  }
}

// ==== after: View+Bounce.swift: gone
