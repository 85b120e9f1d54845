// The enum of an overload has a case that the native type does not have; the project has a type that is called as the
// system's one, and values of it are kept elsewhere.
// iOS: 14 -> 15
// macOS: 11 -> 13
// still builds for the old minimum: nothing is done

// ==== View+Compat.swift
import SwiftUI

enum Separators {
  case shown, hidden
}

extension View {
  @available(iOS, deprecated: 15)
  @available(macOS, deprecated: 13)
  func listRowSeparator(_ separators: Separators) -> some View { self }  // stays: removable-shim/overload "the call does not say '.shown' in a form that has a type by itself"
}

enum Prominence {
  case standard, increased, extreme
}

extension View {
  @available(iOS, deprecated: 15)
  @available(macOS, deprecated: 13)
  func headerProminence(_ prominence: Prominence) -> some View { self }  // stays: removable-shim/overload "the call does not say '.extreme' in a form that has a type by itself"
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    List { Text("a").listRowSeparator(.shown).headerProminence(.extreme) }
  }
}
