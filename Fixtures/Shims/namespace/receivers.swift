// What stands before the wrapper: self, a parameter, `$0`, a call in parentheses, a chain with comments.
// iOS: 15 -> 16

// ==== Backport.swift
import SwiftUI

struct Backport<Content> {
  let content: Content
}

extension View {
  var backport: Backport<Self> { Backport(content: self) }
}

extension Backport where Content: View {
  @ViewBuilder
  func scrollDisabled(_ isDisabled: Bool) -> some View {
    if #available(iOS 16, *) {
      content.scrollDisabled(isDisabled)
    } else {
      content
    }
  }
}

// ==== Row.swift
import SwiftUI

extension View {
  func quiet() -> some View { self.backport.scrollDisabled(true) }
  func loud() -> some View { backport.scrollDisabled(false).padding() }
  func either(_ isOn: Bool) -> some View {
    (isOn ? AnyView(self) : AnyView(padding())).backport.scrollDisabled(isOn)
  }
}

func quietened<Content: View>(_ view: Content, times: Int) -> some View {
  view /* as it is */.backport.scrollDisabled(times > 1)
}

struct Row: View {
  let apply: (Text) -> AnyView = { AnyView($0.backport.scrollDisabled(true)) }

  var body: some View {
    VStack {
      apply(Text("a")).quiet().loud().either(true)
      quietened(Text("b"), times: 2)
      Text("c") . backport . scrollDisabled(true)
    }
  }
}

// ==== after: Backport.swift: gone

// ==== after: Row.swift
import SwiftUI

extension View {
  func quiet() -> some View { self.scrollDisabled(true) }
  func loud() -> some View { scrollDisabled(false).padding() }
  func either(_ isOn: Bool) -> some View {
    (isOn ? AnyView(self) : AnyView(padding())).scrollDisabled(isOn)
  }
}

func quietened<Content: View>(_ view: Content, times: Int) -> some View {
  view /* as it is */.scrollDisabled(times > 1)
}

struct Row: View {
  let apply: (Text) -> AnyView = { AnyView($0.scrollDisabled(true)) }

  var body: some View {
    VStack {
      apply(Text("a")).quiet().loud().either(true)
      quietened(Text("b"), times: 2)
      Text("c") . scrollDisabled(true)
    }
  }
}
