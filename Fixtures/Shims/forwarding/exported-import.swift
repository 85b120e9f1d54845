// Its file imports what the other files use: the file stays. A comment between a label and its value stays, too.
// iOS: 14 -> 15

// ==== Compat.swift
@_exported import SwiftUI

extension View {
  @ViewBuilder
  func search(by query: Binding<String>, with hint: LocalizedStringKey) -> some View {
    if #available(iOS 15, *) { searchable(text: query, prompt: hint) } else { self }
  }
}

// ==== Row.swift
struct Row: View {
  @State private var query = ""

  var body: some View {
    Text("a").search(
      by: $query,
      with:  // What it finds.
        "Rows")
  }
}

// ==== after: Compat.swift
@_exported import SwiftUI

// ==== after: Row.swift
struct Row: View {
  @State private var query = ""

  var body: some View {
    Text("a").searchable(
      text: $query,
      prompt:  // What it finds.
        "Rows")
  }
}
