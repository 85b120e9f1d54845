// An ignore comment keeps one use, and then the declaration stays with all of its uses.
// iOS: 14 -> 16
// still builds for the old minimum: nothing is done

// ==== Compat.swift
import SwiftUI

extension View {
  @available(iOS, deprecated: 15, renamed: "badge(_:)")  // stays: removable-shim/renamed "an ignore comment keeps"
  func compatBadge(_ count: Int) -> some View { self }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    VStack {
      Text("a").compatBadge(1)
      // backport:ignore
      Text("b").compatBadge(2)
    }
  }
}
