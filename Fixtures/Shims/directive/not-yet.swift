// A marked shim waits until its check is settled.
// iOS: 14 -> 15
// still builds for the old minimum: nothing changes

// ==== Compat.swift
import SwiftUI

extension View {
  // backport:inline
  @ViewBuilder func background(hidden: Bool) -> some View {
    if #available(iOS 16, *) { scrollContentBackground(.hidden) } else { self }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View { Text("a").background(hidden: true) }
}
