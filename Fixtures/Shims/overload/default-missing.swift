// Calls leave out what the system's own has no default for, or another one.
// iOS: 15 -> 16
// macOS: 12 -> 13

// ==== View+Compat.swift
import SwiftUI

extension View {
  @_disfavoredOverload
  @ViewBuilder
  func scrollContentBackground(_ visibility: Visibility = .hidden) -> some View {  // stays: removable-shim/overload "a call leaves 'visibility' out, which the system's own does not allow (iOS 26.2 SDK)"
    if #available(iOS 16, macOS 13, *) {
      self.scrollContentBackground(visibility)
    } else {
      self
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View { List { Text("a") }.scrollContentBackground() }
}

// ==== after: View+Compat.swift
import SwiftUI

extension View {
  @_disfavoredOverload
  @ViewBuilder
  func scrollContentBackground(_ visibility: Visibility = .hidden) -> some View {
    self.scrollContentBackground(visibility)
  }
}
