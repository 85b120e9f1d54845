// Values of it are kept or combined, its type is named, it has a state, it does more: its check goes, it stays.
// iOS: 15 -> 16

// ==== Modifiers.swift
import SwiftUI

struct Kept: ViewModifier {  // stays: removable-shim/modifier "it is used in another way than by a call"
  func body(content: Content) -> some View {
    if #available(iOS 16, *) {
      content.scrollDisabled(true)
    } else {
      content
    }
  }
}

struct Named: ViewModifier {  // stays: removable-shim/modifier "it is used in another way than by a call"
  func body(content: Content) -> some View {
    if #available(iOS 16, *) {
      content.scrollDisabled(true)
    } else {
      content
    }
  }
}

struct Double: ViewModifier {  // stays: removable-shim/modifier "it is more than a native call with its parameters: 'content.scrollDisabled(true).padding(4)'"
  func body(content: Content) -> some View {
    if #available(iOS 16, *) {
      content.scrollDisabled(true).padding(4)
    } else {
      content
    }
  }
}

struct Stateful: ViewModifier {
  @State private var isStill = false

  func body(content: Content) -> some View {
    if #available(iOS 16, *) {
      content.scrollDisabled(isStill)
    } else {
      content
    }
  }
}

// ==== Screen.swift
import SwiftUI

struct Screen: View {
  private let kept = Kept()
  private var named: ModifiedContent<Text, Named> { Text("a").modifier(Named()) }

  var body: some View {
    VStack {
      Text("b").modifier(kept).modifier(Kept())
      named.modifier(Double()).modifier(Stateful())
    }
  }
}

// ==== after: Modifiers.swift
import SwiftUI

struct Kept: ViewModifier {
  func body(content: Content) -> some View {
    content.scrollDisabled(true)
  }
}

struct Named: ViewModifier {
  func body(content: Content) -> some View {
    content.scrollDisabled(true)
  }
}

struct Double: ViewModifier {
  func body(content: Content) -> some View {
    content.scrollDisabled(true).padding(4)
  }
}

struct Stateful: ViewModifier {
  @State private var isStill = false

  func body(content: Content) -> some View {
    content.scrollDisabled(isStill)
  }
}
