// A function of the project that is called `modifier` and takes a closure cannot be what `modifier(Still())` means.
// iOS: 15 -> 16

// ==== Modifiers.swift
import SwiftUI

private struct Still: ViewModifier {
  func body(content: Content) -> some View {
    if #available(iOS 16, *) {
      content.scrollDisabled(true)
    } else {
      content
    }
  }
}

struct Page: View {
  var body: some View {
    Text("a").modifier(Still())
  }
}

// ==== Closures.swift
import SwiftUI

extension View {
  func modifier<V: View>(_ closure: (Self) -> V) -> some View { closure(self) }
}

// ==== after: Modifiers.swift
import SwiftUI

struct Page: View {
  var body: some View {
    Text("a").scrollDisabled(true)
  }
}
