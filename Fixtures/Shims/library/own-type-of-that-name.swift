// The project has a type with the native name: the module is written in front.
// iOS: 14 -> 16

// ==== Shelf.swift
import NavigationBackport
import SwiftUI

struct NavigationPath {
  var names: [String] = []
}

struct Shelf: View {
  @State private var path = NBNavigationPath()
  let other = NavigationPath()

  var body: some View {
    NBNavigationStack(path: $path) { Text("\(other.names.count)") }
  }
}

// ==== after: Shelf.swift
import SwiftUI

struct NavigationPath {
  var names: [String] = []
}

struct Shelf: View {
  @State private var path = SwiftUI.NavigationPath()
  let other = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) { Text("\(other.names.count)") }
  }
}
