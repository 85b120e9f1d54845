// A name of the library in a branch that is dead goes as well: it has to compile for as long as it is there.
// iOS: 14 -> 16

// ==== Card.swift
import SwiftUI
import SwiftUIBackports

struct Card: View {
  var body: some View {
    VStack {
      if #available(iOS 16, *) {
        Backport.Label("a", systemImage: "a").backport.scrollDisabled(true)
      } else {
        Backport.Label("a", systemImage: "a")
      }
    }
  }
}

// ==== after: Card.swift
import SwiftUI

struct Card: View {
  var body: some View {
    VStack {
      Label("a", systemImage: "a").scrollDisabled(true)
    }
  }
}
