// A call without what another overload wants does not mean that one. Closures may stand behind the call, each for one
// parameter.
// iOS: 16 -> 17

// ==== View+Compat.swift
import SwiftUI

extension View {
  @ViewBuilder
  func closable(at edges: Edge.Set) -> some View {
    if #available(iOS 17, *) {
      contentMargins(edges, 8)
    } else {
      self
    }
  }

  func closable(at edges: Edge.Set, named name: String, after time: Double = 1) -> some View { self }

  @ViewBuilder
  func dimmed(by edges: Edge.Set) -> some View {
    if #available(iOS 17, *) {
      contentMargins(edges, 8)
    } else {
      self
    }
  }

  func dimmed(by edges: Edge.Set, then action: () -> Void) -> some View { self }

  @ViewBuilder
  func watching(_ value: Int, _ action: @escaping () -> Void) -> some View {
    if #available(iOS 17, *) {
      onChange(of: value, action)
    } else {
      self
    }
  }

  func watching(_ value: Int, old: (Int) -> Void, new: (Int, Int) -> Void) -> some View { self }
}

// ==== Page.swift
import SwiftUI

struct Page: View {
  var body: some View {
    Text("a").closable(at: .top)
    Text("b").closable(at: .top, named: "c")
    Text("d").dimmed(by: .top)
    Text("e").dimmed(by: .top) {}
    Text("f").watching(1) { print(1) }
    Text("g").watching(2, old: { _ in }, new: { _, _ in })
  }
}

// ==== after: View+Compat.swift
import SwiftUI

extension View {
  func closable(at edges: Edge.Set, named name: String, after time: Double = 1) -> some View { self }

  func dimmed(by edges: Edge.Set, then action: () -> Void) -> some View { self }

  func watching(_ value: Int, old: (Int) -> Void, new: (Int, Int) -> Void) -> some View { self }
}

// ==== after: Page.swift
import SwiftUI

struct Page: View {
  var body: some View {
    Text("a").contentMargins(.top, 8)
    Text("b").closable(at: .top, named: "c")
    Text("d").contentMargins(.top, 8)
    Text("e").dimmed(by: .top) {}
    Text("f").onChange(of: 1) { print(1) }
    Text("g").watching(2, old: { _ in }, new: { _, _ in })
  }
}
