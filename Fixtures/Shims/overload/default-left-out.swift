// A call leaves out an argument: whether the system's own takes the same for it, a person decides.
// iOS: 14 -> 15
// still builds for the old minimum: nothing is done

// ==== View+Compat.swift
import SwiftUI

extension View {
  @available(iOS, deprecated: 15)
  func badge(_ count: Int = 1) -> some View {  // stays: removable-shim/overload "do not match those"
    opacity(count == 0 ? 0.9 : 1)
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View { List { Text("a").badge() } }
}
