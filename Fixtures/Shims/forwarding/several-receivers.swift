// One helper for each type that has the native member: a call may mean any of them, so they go together.
// iOS: 15 -> 16

// ==== Compat.swift
import SwiftUI

extension List {
  @ViewBuilder
  func backgroundHidden() -> some View {
    if #available(iOS 16, *) {
      scrollContentBackground(.hidden)
    } else {
      self
    }
  }
}

extension Form {
  @ViewBuilder
  func backgroundHidden() -> some View {
    if #available(iOS 16, *) {
      scrollContentBackground(.hidden)
    } else {
      self
    }
  }
}

// ==== Screen.swift
import SwiftUI

struct Screen: View {
  var body: some View {
    VStack {
      List { Text("a") }.backgroundHidden()
      Form { Text("b") }.backgroundHidden()
    }
  }
}

// ==== after: Compat.swift: gone

// ==== after: Screen.swift
import SwiftUI

struct Screen: View {
  var body: some View {
    VStack {
      List { Text("a") }.scrollContentBackground(.hidden)
      Form { Text("b") }.scrollContentBackground(.hidden)
    }
  }
}
