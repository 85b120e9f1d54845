// A view that only chose between two views of the project is one of the project's own: it stays, and makes the newer one.
// iOS: 15 -> 16
// macOS: 12 -> 13

// ==== Main.swift
import SwiftUI

struct Chooser: View {
  init() {}

  var body: some View {
    if #available(iOS 16, macOS 13, *) {
      NewPages()
    } else {
      OldPages()
    }
  }
}

struct Placeholder: View {
  var body: some View {
    if #available(iOS 16, macOS 13, *) { NewPlaceholder() } else { OldPlaceholder() }
  }
}

@available(iOS 16, macOS 13, *)
private struct NewPlaceholder: View {
  var body: some View { Text("new").scrollDisabled(true) }
}

private struct OldPlaceholder: View {
  var body: some View { Text("old") }
}

// ==== Pages.swift
import SwiftUI

@available(iOS 16, macOS 13, *)
struct NewPages: View {
  @State private var page = 1
  var body: some View { Text("new").scrollDisabled(page == 1) }
}

struct OldPages: View {
  var body: some View { Text("old") }
}

// ==== Root.swift
import SwiftUI

struct Root: View {
  var body: some View {
    Group {
      Chooser()
      Placeholder()
    }
  }
}

// ==== after: Main.swift
import SwiftUI

struct Chooser: View {
  init() {}

  var body: some View {
    NewPages()
  }
}

struct Placeholder: View {
  var body: some View {
    NewPlaceholder()
  }
}

private struct NewPlaceholder: View {
  var body: some View { Text("new").scrollDisabled(true) }
}

// ==== after: Pages.swift
import SwiftUI

struct NewPages: View {
  @State private var page = 1
  var body: some View { Text("new").scrollDisabled(page == 1) }
}

