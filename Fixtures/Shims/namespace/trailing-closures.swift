// Several closures behind a call, labelled and not; a shim that names its own closure otherwise.
// iOS: 14 -> 15

// ==== Backport.swift
import SwiftUI

struct Backport<Content> {
  let content: Content
}

extension View {
  var backport: Backport<Self> { Backport(content: self) }
}

extension Backport where Content: View {
  @ViewBuilder
  func alert<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    if #available(iOS 15, *) {
      content.alert(title, isPresented: isPresented, actions: actions, message: message)
    } else {
      content
    }
  }

  @ViewBuilder
  func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content overlay: () -> Overlay
  ) -> some View {
    if #available(iOS 15, *) {
      content.overlay(alignment: alignment, content: overlay)
    } else {
      content.overlay(overlay(), alignment: alignment)
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  @State private var isShown = false

  var body: some View {
    Text("a")
      .backport.alert("Sure?", isPresented: $isShown) {
        Button("Yes") {}
      } message: {
        Text("It is gone then.")
      }
      .backport.overlay(alignment: .leading) { Text("b") }
      .backport.overlay(alignment: .bottom, content: { Text("c") })
  }
}

// ==== after: Backport.swift: gone

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  @State private var isShown = false

  var body: some View {
    Text("a")
      .alert("Sure?", isPresented: $isShown) {
        Button("Yes") {}
      } message: {
        Text("It is gone then.")
      }
      .overlay(alignment: .leading) { Text("b") }
      .overlay(alignment: .bottom, content: { Text("c") })
  }
}
