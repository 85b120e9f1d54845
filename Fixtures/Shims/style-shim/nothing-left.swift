// The style applies none any more: the one around it remains.
// iOS: 14 -> 15
// macOS: 11 -> 12
// migrate: --unsafe
// still builds for the old minimum: nothing newer is called

// ==== Styles.swift
import SwiftUI

struct Toolbar: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    if #available(iOS 15, macOS 12, *) {
      Label(configuration)
    } else {
      Label(configuration).labelStyle(.titleOnly)
    }
  }
}

extension LabelStyle where Self == Toolbar {
  static var toolbar: Self { .init() }
}

// ==== Screen.swift
import SwiftUI

struct Screen: View {
  var body: some View {
    VStack {
      Label("a", systemImage: "star").labelStyle(.toolbar)
      Label("b", systemImage: "star")
        .labelStyle(.toolbar)
        .padding(2)
    }
    .labelStyle(Toolbar())
  }

  var bare: some View { labelStyle(Toolbar()) }
}

// ==== after: Styles.swift: gone

// ==== after: Screen.swift
import SwiftUI

struct Screen: View {
  var body: some View {
    VStack {
      Label("a", systemImage: "star")
      Label("b", systemImage: "star")
        .padding(2)
    }
  }

  var bare: some View { self }
}
