// Another library has the same name, and most of what is used of it is in no table: its imports stay, and so does
// what only the import of another file makes visible.
// iOS: 15 -> 16
// still builds for the old minimum: nothing newer is called

// ==== Card.swift
import SwiftUI
import SwiftUIBackports

struct Card: View {
  var body: some View {
    VStack {
      Text("a").backport.glassEffect()
      Text("b").backport.glassEffectID("b")
    }
  }
}

// ==== Empty.swift
import SwiftUI
import SwiftUIBackports

struct Empty: View {
  var body: some View { EmptyView() }
}
