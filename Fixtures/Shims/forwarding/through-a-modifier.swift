// A function that only applies a modifier of its file comes to what that does, wherever the check stands.
// iOS: 14 -> 16

// ==== Compat.swift
import SwiftUI

private struct Still: ViewModifier {
  let isStill: Bool
  func body(content: Content) -> some View {
    if #available(iOS 16, *) { content.scrollDisabled(isStill) } else { content }
  }
}

@available(iOS 15, *)
private struct Refreshed: ViewModifier {
  let action: @Sendable () async -> Void
  func body(content: Content) -> some View { content.refreshable(action: action) }
}

extension View {
  func still(if isWanted: Bool) -> some View { modifier(Still(isStill: isWanted)) }

  @ViewBuilder func refreshed(_ action: @escaping @Sendable () async -> Void) -> some View {
    if #available(iOS 15, *) { self.modifier(Refreshed(action: action)) } else { self }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    Text("a").still(if: true).refreshed {}
  }
}

// ==== after: Compat.swift: gone

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    Text("a").scrollDisabled(true).refreshable {}
  }
}
