// The function is handed on, or something else has its name: it stays, and calls the native modifier.
// iOS: 15 -> 16

// ==== Still.swift
import SwiftUI

struct Still: ViewModifier {
  func body(content: Content) -> some View {
    if #available(iOS 16, *) {
      content.scrollDisabled(true)
    } else {
      content
    }
  }
}

extension View {
  func still() -> some View { modifier(Still()) }
}

struct Lake {
  func still() -> Bool { true }
}

// ==== Screen.swift
import SwiftUI

struct Screen: View {
  var body: some View { List { Text("a") }.still() }
}

// ==== after: Still.swift
import SwiftUI

extension View {
  func still() -> some View { scrollDisabled(true) }
}

struct Lake {
  func still() -> Bool { true }
}
