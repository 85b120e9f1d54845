// Pieces of NavigationBackport that the system has nothing for: they stay and say so, the rest goes.
// iOS: 14 -> 16
// known issue: this shape is not dealt with yet

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
    $path.withDelaysIfUnsupported {  // stays: library-shim "withDelaysIfUnsupported"
      $0.append(1)
    }
  }
}

// ==== Book.swift
import NavigationBackport
import SwiftUI

struct Book: View {
  @EnvironmentObject var navigator: PathNavigator  // stays: library-shim "PathNavigator"

  var body: some View {
    Button("Home") { navigator.popToRoot() }
      .nbNavigationDestination(for: String.self) { Text($0) }
  }
}

// ==== after: Book.swift
import NavigationBackport
import SwiftUI

struct Book: View {
  @EnvironmentObject var navigator: PathNavigator

  var body: some View {
    Button("Home") { navigator.popToRoot() }
      .navigationDestination(for: String.self) { Text($0) }
  }
}
