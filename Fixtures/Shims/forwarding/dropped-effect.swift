// A parameter that the modern branch drops, and a call as its argument: what that does would not be done
// any more.
// iOS: 14 -> 15

// ==== View+Compat.swift
import SwiftUI

extension View {
  @ViewBuilder
  func numbered(_ count: Int, fallback: Color) -> some View {  // stays: removable-shim/forwarding "fallback"
    if #available(iOS 15, *) {
      badge(count)
    } else {
      foregroundColor(fallback)
    }
  }
}

// ==== Row.swift
import SwiftUI

final class Palette {
  var used = 0
  func next() -> Color {
    used += 1
    return .red
  }
}

struct Row: View {
  let count: Int
  let palette = Palette()

  var body: some View {
    Text("a").numbered(count, fallback: palette.next())
  }
}

// ==== after: View+Compat.swift
import SwiftUI

extension View {
  @ViewBuilder
  func numbered(_ count: Int, fallback: Color) -> some View {
    badge(count)
  }
}
