// Pieces of NavigationBackport that the system has nothing for: they say so, and nothing goes, for a native link or
// destination finds nothing in the library's stack.
// iOS: 14 -> 16
// still builds for the old minimum: nothing is done

// ==== Shelf.swift
import NavigationBackport
import SwiftUI

struct Shelf: View {
  @State private var path = NBNavigationPath()

  var body: some View {
    NBNavigationStack(path: $path) {
      NBNavigationLink("Book", value: 1)
        .nbNavigationDestination(for: Int.self) { Text("\($0)") }
    }
  }

  func open() {
    $path.withDelaysIfUnsupported {  // stays: removable-shim/library "withDelaysIfUnsupported"
      $0.append(1)
    }
  }
}

// ==== Book.swift
import NavigationBackport
import SwiftUI

struct Book: View {
  @EnvironmentObject var navigator: PathNavigator  // stays: removable-shim/library "PathNavigator"

  var body: some View {
    Button("Home") { navigator.popToRoot() }
      .nbNavigationDestination(for: String.self) { Text($0) }  // stays: removable-shim/library "goes together"
  }
}
