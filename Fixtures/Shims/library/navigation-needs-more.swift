// A destination that an item shows came a year later than the stack: what goes together waits for it.
// iOS: 14 -> 16
// still builds for the old minimum: nothing is done

// ==== Shelf.swift
import NavigationBackport
import SwiftUI

struct Shelf: View {
  @State private var shown: Int?

  var body: some View {
    NBNavigationStack {  // stays: removable-shim/library "has to stay"
      NBNavigationLink("Book", value: 1)
        .nbNavigationDestination(item: $shown) { Text("\($0)") }
    }
  }
}
