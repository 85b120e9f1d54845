// A private function of that name in another file is not meant.
// iOS: 14 -> 15

// ==== View+Apply.swift
import SwiftUI

extension View {
  func apply<V: View>(@ViewBuilder _ transform: (Self) -> V) -> some View { transform(self) }
}

// ==== Store.swift
struct Settings {}

struct Store {
  private func apply(_ settings: Settings) {}
  func load() { apply(Settings()) }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    Text("a")
      .apply {
        if #available(iOS 15, *) {
          $0.badge(1)
        } else {
          $0
        }
      }
  }
}

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    Text("a")
      .badge(1)
  }
}
