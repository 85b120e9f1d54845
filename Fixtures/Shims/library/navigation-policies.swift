// Policies say which navigation view a stack is made of: `.whenAvailable` is what the native one is.
// iOS: 14 -> 16

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
    .nbUseNavigationStack(.whenAvailable)
  }
}

// ==== Page.swift
import NavigationBackport
import SwiftUI

struct Page: View {
  var body: some View {
    NBNavigationStack { Text("a") }.nbUseNavigationStack(.whenAvailable).padding()
  }
}

// ==== after: Shelf.swift
import SwiftUI

struct Shelf: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Book", value: 1)
        .navigationDestination(for: Int.self) { Text("\($0)") }
    }
  }
}

// ==== after: Page.swift
import SwiftUI

struct Page: View {
  var body: some View {
    NavigationStack { Text("a") }.padding()
  }
}
