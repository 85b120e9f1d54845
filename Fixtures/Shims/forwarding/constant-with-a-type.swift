// What is added at the call is a value of a native type, written by the type's name.
// iOS: 14 -> 15

// ==== View+Compat.swift
import SwiftUI

extension View {
  @ViewBuilder
  func flush() -> some View {
    if #available(iOS 15, *) {
      listRowSeparator(Visibility.hidden)
    } else {
      self
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View { Text("a").flush().padding() }
}

// ==== after: View+Compat.swift: gone

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  var body: some View { Text("a").listRowSeparator(Visibility.hidden).padding() }
}
