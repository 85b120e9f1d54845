// Two calls are written at each use where something is passed; else, and of three, a person keeps the name. What the second
// one takes has to be known, too.
// iOS: 15 -> 16

// ==== Compat.swift
import SwiftUI

extension View {
  @ViewBuilder func still(_ isStill: Bool, fading: Double) -> some View {
    if #available(iOS 16, *) {
      scrollDisabled(isStill).opacity(fading)
    } else {
      self
    }
  }

  func plain() -> some View {
    guard #available(iOS 16, *) else { return AnyView(self) }
    return AnyView(self.scrollDisabled(true).padding())
  }

  @ViewBuilder func whole() -> some View {
    if #available(iOS 16, *) {
      scrollDisabled(true).padding().opacity(0.5)
    } else {
      self
    }
  }

  @ViewBuilder func ours() -> some View {
    if #available(iOS 16, *) {
      scrollDisabled(true).framed()
    } else {
      self
    }
  }

  func framed() -> some View { padding(4) }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    VStack {
      Text("a").still(true, fading: 1)
      Text("b")
        .still(false, fading: 0.5)
        .plain()
      Text("c").whole().ours()
    }
  }
}

// ==== after: Compat.swift
import SwiftUI

extension View {
  func plain() -> some View {
    return AnyView(self.scrollDisabled(true).padding())
  }

  @ViewBuilder func whole() -> some View {
    scrollDisabled(true).padding().opacity(0.5)
  }

  @ViewBuilder func ours() -> some View {
    scrollDisabled(true).framed()
  }

  func framed() -> some View { padding(4) }
}

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    VStack {
      Text("a").scrollDisabled(true).opacity(1.0)
      Text("b")
        .scrollDisabled(false)
        .opacity(0.5)
        .plain()
      Text("c").whole().ours()
    }
  }
}
