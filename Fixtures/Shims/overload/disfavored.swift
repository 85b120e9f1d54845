// The native name, marked as second choice so that its own body means the native one.
// iOS: 15 -> 16

// ==== View+Compat.swift
import SwiftUI

extension View {
  @_disfavoredOverload
  @ViewBuilder
  func scrollDisabled(_ isDisabled: Bool) -> some View {
    if #available(iOS 16, *) {
      self.scrollDisabled(isDisabled)
    } else {
      self
    }
  }

  @available(iOS, introduced: 13, obsoleted: 16)
  func scrollContentBackground(_ visibility: Visibility) -> some View { self }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    List { Text("a") }
      .scrollDisabled(true)
      .scrollContentBackground(.hidden)
  }
}

// ==== after: View+Compat.swift: gone
