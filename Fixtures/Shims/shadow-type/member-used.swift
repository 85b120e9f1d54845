// The project reads a property of its type that the native one keeps to itself.
// iOS: 13 -> 14

// ==== LazyHStack.swift
import SwiftUI

struct LazyHStack<Content: View>: View {  // stays: removable-shim/shadow-type "its value is used in a way that the native one may not allow"
  let spacing: CGFloat
  let content: () -> Content

  init(spacing: CGFloat = 8, @ViewBuilder content: @escaping () -> Content) {
    self.spacing = spacing
    self.content = content
  }

  var body: some View {
    if #available(iOS 14, *) {
      SwiftUI.LazyHStack(spacing: spacing, content: content)
    } else {
      HStack(spacing: spacing, content: content)
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  private let stack = LazyHStack { Text("a") }
  var body: some View { stack.padding(stack.spacing) }
}

// ==== after: LazyHStack.swift
import SwiftUI

struct LazyHStack<Content: View>: View {
  let spacing: CGFloat
  let content: () -> Content

  init(spacing: CGFloat = 8, @ViewBuilder content: @escaping () -> Content) {
    self.spacing = spacing
    self.content = content
  }

  var body: some View {
    SwiftUI.LazyHStack(spacing: spacing, content: content)
  }
}
