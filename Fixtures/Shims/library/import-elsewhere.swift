// A file without an import sees the members of the library through that of another one: whose they are is a guess,
// and no import goes before they do.
// iOS: 15 -> 16

// ==== Card.swift
import SwiftUI
import SwiftUIBackports

struct Card: View {
  var body: some View { Text("a").backport.scrollDisabled(true) }
}

// ==== Page.swift
import SwiftUI

struct Page: View {
  var body: some View {
    Text("a").backport.scrollDisabled(false)  // stays: removable-shim/library "another declaration may be meant"
  }
}

// ==== after: Card.swift
import SwiftUI
import SwiftUIBackports

struct Card: View {
  var body: some View { Text("a").scrollDisabled(true) }
}
