// A comment between the word and the name stays.
// iOS: 14 -> 15

// ==== Feed.swift
import SwiftUI
import SwiftUIBackports

struct Feed: View {
  var body: some View {
    Text("a")
      .backport
      // Loads what is new.
      .refreshable { await Task.yield() }
  }
}

// ==== after: Feed.swift
import SwiftUI

struct Feed: View {
  var body: some View {
    Text("a")
      // Loads what is new.
      .refreshable { await Task.yield() }
  }
}
