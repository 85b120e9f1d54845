// Static functions that read like types at their call sites, with generics and a `where` clause.
// iOS: 14 -> 16

// ==== Backport.swift
import SwiftUI

struct Backport<Content> {
  let content: Content
}

extension Backport where Content == Any {
  @ViewBuilder
  static func NavigationStack<Root>(@ViewBuilder root: () -> Root) -> some View where Root: View {
    if #available(iOS 16, *) {
      SwiftUI.NavigationStack(root: root)
    } else {
      NavigationView(content: root)
    }
  }

  @ViewBuilder
  static func ViewThatFits<Inner: View>(in axes: Axis.Set, @ViewBuilder content: () -> Inner) -> some View {
    if #available(iOS 16, *) {
      SwiftUI.ViewThatFits(in: axes, content: content)
    } else {
      ScrollView(axes, content: content)
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    Backport.NavigationStack {
      Backport<Any>.ViewThatFits(in: .horizontal) {
        Text("a")
      }
      .padding()
    }
  }
}

// ==== after: Backport.swift: gone

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    NavigationStack {
      ViewThatFits(in: .horizontal) {
        Text("a")
      }
      .padding()
    }
  }
}
