// A stack that was a `NavigationView` on every system may look different now: only with `--unsafe`.
// iOS: 14 -> 16
// still builds for the old minimum: nothing is done

// ==== Shelf.swift
import NavigationBackport
import SwiftUI

struct Shelf: View {
  var body: some View {
    NBNavigationStack {  // stays: removable-shim/library "may look and act differently"
      NBNavigationLink("Book", value: 1)
    }
    .nbUseNavigationStack(.never)
  }
}
