// What calls leave out has the same value in what takes its place, which may leave it out as well; where the values differ,
// or the native one has none, it is written.
// macOS: 12 -> 13

// ==== Compat.swift
import SwiftUI

extension View {
  @ViewBuilder
  func shown<Content: View>(  // safe: removable-shim/forwarding "its 2 callers"
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    if #available(macOS 13, *) {
      sheet(isPresented: isPresented, onDismiss: onDismiss, content: content)
    } else {
      self
    }
  }

  @ViewBuilder
  func separated(_ visibility: Visibility = .hidden, edges: VerticalEdge.Set = .all) -> some View {
    if #available(macOS 13, *) {
      listRowSeparator(visibility, edges: edges)
    } else {
      self
    }
  }

  @ViewBuilder
  func separatedBelow(_ visibility: Visibility, edges: VerticalEdge.Set = []) -> some View {
    if #available(macOS 13, *) {
      listRowSeparator(visibility, edges: edges)
    } else {
      self
    }
  }
}

// ==== Page.swift
import SwiftUI

struct Page: View {
  @State private var isShown = false

  var body: some View {
    List {
      Text("a")
        .shown(isPresented: $isShown) { Text("b") }
        .separated(.visible)
      Text("c")
        .shown(isPresented: $isShown, onDismiss: { print("gone") }) { Text("d") }
        .separated()
      Text("e").separatedBelow(.visible)
    }
  }
}

// ==== after: Compat.swift: gone
// ==== after: Page.swift
import SwiftUI

struct Page: View {
  @State private var isShown = false

  var body: some View {
    List {
      Text("a")
        .sheet(isPresented: $isShown) { Text("b") }
        .listRowSeparator(.visible)
      Text("c")
        .sheet(isPresented: $isShown, onDismiss: { print("gone") }) { Text("d") }
        .listRowSeparator(.hidden, edges: .all)
      Text("e").listRowSeparator(.visible, edges: [])
    }
  }
}
