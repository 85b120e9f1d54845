// Neither the wrapper nor its property nor what it holds is called as in the articles.
// iOS: 14 -> 16

// ==== Compat.swift
import SwiftUI

struct Compat<Wrapped> {
  fileprivate let wrapped: Wrapped

  fileprivate init(wrapping value: Wrapped) {
    wrapped = value
  }
}

extension View {
  var compat: Compat<Self> { .init(wrapping: self) }
}

extension Compat where Wrapped: View {
  @ViewBuilder func scrollDisabled(_ isDisabled: Bool) -> some View {
    if #available(iOS 16, *) {
      wrapped.scrollDisabled(isDisabled)
    } else {
      wrapped
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    List { Text("a") }.compat.scrollDisabled(true).padding()
  }
}

// ==== after: Compat.swift: gone

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    List { Text("a") }.scrollDisabled(true).padding()
  }
}
