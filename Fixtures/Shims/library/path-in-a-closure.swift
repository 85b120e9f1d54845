// A path is changed by its short name in a closure and in an extension: what `$0` and `self` are there is
// not written.
// iOS: 14 -> 16
// still builds for the old minimum: nothing is done

// ==== Shelf.swift
import NavigationBackport
import SwiftUI

struct Shelf: View {
  @State private var path = NBNavigationPath()

  var body: some View {
    NBNavigationStack(path: $path) {
      Button("Open") {
        change { $0.push(4) }  // stays: removable-shim/library "push"
      }
    }
  }

  private func change(_ change: (inout NBNavigationPath) -> Void) { change(&path) }
}
