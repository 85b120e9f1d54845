// The project extends the path and calls its short names there by themselves.
// iOS: 14 -> 16
// still builds for the old minimum: nothing is done

// ==== Shelf.swift
import NavigationBackport
import SwiftUI

extension NBNavigationPath {
  mutating func restart(with number: Int) {
    popToRoot()
    push(number)  // stays: removable-shim/library "push"
  }
}

struct Shelf: View {
  @State private var path = NBNavigationPath()

  var body: some View {
    NBNavigationStack(path: $path) { Text("a") }
  }
}
