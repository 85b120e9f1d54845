// The project has another function of that name, which calls could fall to.
// iOS: 14 -> 15
// still builds for the old minimum: nothing is done

// ==== View+Compat.swift
import SwiftUI

extension View {
  @_disfavoredOverload
  @available(iOS, deprecated: 15)
  func badge(_ count: Int) -> some View {  // stays: removable-shim/overload "another declaration may be meant"
    opacity(count == 0 ? 0.9 : 1)
  }
}

struct Panel {
  var count = 0
  func badge(_ count: Int) -> Panel { Panel(count: count) }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View { List { Text("a").badge(Panel().badge(3).count) } }
}
