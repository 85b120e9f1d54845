// What a wrapper has written out by itself, without a check: the system is known to have it for these arguments.
// iOS: 14 -> 15
// migrate: --unsafe

// ==== Backport.swift
import SwiftUI

struct Backport<Content> {
  let content: Content
}

extension View {
  var backport: Backport<Self> { Backport(content: self) }
}

extension Backport where Content: View {
  func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    let note = isDisabled ? "a" : "b"
    return VStack {
      content
      Text(note)
    }
  }

  // Adds to the native one.
  func padding(_ length: CGFloat) -> some View {
    VStack { content.padding(length) }
  }

  // The system has none for a 'String'.
  func disabled(_ reason: String) -> some View {
    VStack {
      content
      Text(reason)
    }
  }
}

extension Backport where Content == Any {
  struct LazyHStack<Item: View>: View {
    var spacing: CGFloat?
    var item: Item

    init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Item) {
      self.spacing = spacing
      item = content()
    }

    var body: some View { HStack(spacing: spacing) { item } }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    Backport<Any>.LazyHStack(spacing: 4) {
      Text("a")
        .backport.interactiveDismissDisabled()
        .backport.disabled("b")
    }
  }
}

// ==== after: Backport.swift
import SwiftUI

struct Backport<Content> {
  let content: Content
}

extension View {
  var backport: Backport<Self> { Backport(content: self) }
}

extension Backport where Content: View {
  // Adds to the native one.
  func padding(_ length: CGFloat) -> some View {
    VStack { content.padding(length) }
  }

  // The system has none for a 'String'.
  func disabled(_ reason: String) -> some View {
    VStack {
      content
      Text(reason)
    }
  }
}

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    LazyHStack(spacing: 4) {
      Text("a")
        .interactiveDismissDisabled()
        .backport.disabled("b")
    }
  }
}
