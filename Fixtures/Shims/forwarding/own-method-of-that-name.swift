// The modern branch calls the native method by `self`, and the project has one of that name for something
// else: which of the two a call means is for a type checker to say.
// iOS: 14 -> 15

// ==== View+Compat.swift
import SwiftUI

extension View {
  @ViewBuilder
  func numbered(_ count: Int) -> some View {  // stays: removable-shim/forwarding "badge"
    if #available(iOS 15, *) {
      badge(count)
    } else {
      self
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View { Text("a").numbered(2).padding(badge(3)) }

  private func badge(_ size: Int) -> CGFloat { CGFloat(size) }
  private var other: some View { numbered(4) }
}

// ==== after: View+Compat.swift
import SwiftUI

extension View {
  @ViewBuilder
  func numbered(_ count: Int) -> some View {
    badge(count)
  }
}
