// A button with a role, a stack, a progress view: made of what the view keeps, and constants.
// iOS: 14 -> 15

// ==== Views.swift
import SwiftUI

struct DestructiveMenuButton<Label: View>: View {
  let action: () -> Void
  @ViewBuilder let label: () -> Label

  var body: some View {
    if #available(iOS 15, *) {
      Button(role: .destructive, action: action, label: label)
    } else {
      Button(action: action, label: label)
    }
  }
}

private struct RemoteImage: View {
  let url: URL?

  var body: some View {
    if #available(iOS 15, *) {
      return AnyView(AsyncImage(url: self.url))
    } else {
      return AnyView(Text("…"))
    }
  }
}

struct Avatar: View {
  let url: URL?

  var body: some View { RemoteImage(url: url).padding(2) }
}

// ==== Screen.swift
import SwiftUI

struct Screen: View {
  let delete: () -> Void

  var body: some View {
    VStack {
      DestructiveMenuButton(action: delete) { Text("a") }
      DestructiveMenuButton {
        delete()
      } label: {
        Text("b")
        Text("c")
      }
      DestructiveMenuButton(
        action: delete,
        label: { Text("d") }
      )
      .padding(4)
    }
  }
}

// ==== after: Screen.swift
import SwiftUI

struct Screen: View {
  let delete: () -> Void

  var body: some View {
    VStack {
      Button(role: .destructive, action: delete) { Text("a") }
      Button(role: .destructive) {
        delete()
      } label: {
        Text("b")
        Text("c")
      }
      Button(role: .destructive, action: delete, label: { Text("d") })
      .padding(4)
    }
  }
}

// ==== after: Views.swift
import SwiftUI

struct Avatar: View {
  let url: URL?

  var body: some View { AsyncImage(url: url).padding(2) }
}
