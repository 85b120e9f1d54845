// The new name is the system's, which takes other types: callers pass what only the shim converts.
// iOS: 15 -> 16
// still builds for the old minimum: nothing is done safely

// ==== Compat.swift
import SwiftUI

enum Showing {
  case shown, hidden
  var native: Visibility { self == .shown ? .visible : .hidden }
}

extension View {
  @available(iOS, deprecated: 16, renamed: "scrollContentBackground(_:)")  // stays: removable-shim/renamed "it does not use 'scrollContentBackground', which may not exist or do something else"
  @ViewBuilder func background(_ showing: Showing) -> some View {
    if #available(iOS 16, *) { scrollContentBackground(showing.native) } else { self }
  }
}

// ==== List.swift
import SwiftUI

struct Sheet: View {
  var showing = Showing.hidden
  var body: some View { Text("a").background(showing) }
}
