// The system has a function of that name with other labels: calls of that one are none of the shim.
// What nothing uses and a protocol may ask for is left to a person; its check goes all the same.
// iOS: 15 -> 16

// ==== View+Compat.swift
import SwiftUI

extension View {
  @ViewBuilder
  func scrollDisabled() -> some View {
    if #available(iOS 16, *) {
      scrollDisabled(true)
    } else {
      self
    }
  }

  @ViewBuilder
  func font() -> some View {
    if #available(iOS 16, *) {
      bold(true)
    } else {
      font(.title)
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    List { Text("a").font().font(.title) }
  }
}

// ==== after: View+Compat.swift
import SwiftUI

extension View {
  @ViewBuilder
  func scrollDisabled() -> some View {
    scrollDisabled(true)
  }
}

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    List { Text("a").bold(true).font(.title) }
  }
}
