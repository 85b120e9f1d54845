// Calls pass a value of a type that other code needs, too: the native function does not take it.
// iOS: 14 -> 15
// still builds for the old minimum: nothing is done

// ==== View+Separator.swift
import SwiftUI

enum Separators {
  case shown, hidden
}

extension View {
  @available(iOS, deprecated: 15)
  func listRowSeparator(_ separators: Separators) -> some View { self }  // stays: removable-shim/overload "the call does not say 'separators' in a form that has a type by itself"
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  let separators: Separators
  var body: some View { List { Text("a").listRowSeparator(separators) } }
}
