// Modifiers of two libraries on lines of their own: where one takes its line along, the next keeps its indentation.
// iOS: 15 -> 16

// ==== Panel.swift
import NavigationBackport
import SwiftUI
import SwiftUIBackports

struct Panel: View {
  var body: some View {
    NBNavigationStack {
      Text("a")
    }
    .nbUseNavigationStack(.whenAvailable)
    .backport.scrollDisabled(true)
  }
}

// ==== after: Panel.swift
import SwiftUI

struct Panel: View {
  var body: some View {
    NavigationStack {
      Text("a")
    }
    .scrollDisabled(true)
  }
}
