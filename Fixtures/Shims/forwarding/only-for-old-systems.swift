// A modifier for old systems only: nothing of it is left, and the closure that it was given goes with it.
// iOS: 14 -> 15
// still builds for the old minimum: nothing newer is called

// ==== View+Compat.swift
import SwiftUI

extension View {
  @ViewBuilder
  func before15<Content: View>(_ change: (Self) -> Content) -> some View {
    if #available(iOS 15, *) {
      self
    } else {
      change(self)
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    Text("a")
      .before15 { text in
        text.padding()
      }
      .font(.title)
  }
}

// ==== after: View+Compat.swift: gone

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    Text("a")
      .font(.title)
  }
}
