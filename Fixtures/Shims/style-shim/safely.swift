// A safe run changes neither the style nor its check: that is what tells of it.
// iOS: 14 -> 15
// macOS: 11 -> 12
// still builds for the old minimum: nothing is rewritten

// ==== Styles.swift
import SwiftUI

struct Prominent: PrimitiveButtonStyle {  // stays: style-shim "may show the system's style in another way"
  func makeBody(configuration: Configuration) -> some View {
    if #available(iOS 15, macOS 12, *) {
      Button(configuration).buttonStyle(.borderedProminent)
    } else {
      Button(configuration)
    }
  }
}

// ==== Screen.swift
import SwiftUI

struct Screen: View {
  var body: some View { Button("a") {}.buttonStyle(Prominent()) }
}
