// It sets its content off by a line: the native one does not.
// iOS: 13 -> 14

// ==== LazyVStack.swift
import SwiftUI

struct LazyVStack<Content: View>: View {  // stays: removable-shim/shadow-type "more than"
  let content: () -> Content

  init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  var body: some View {
    if #available(iOS 14, *) {
      SwiftUI.LazyVStack {
        Divider()
        content()
      }
    } else {
      VStack(content: content)
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View { LazyVStack { Text("a") } }
}

// ==== after: LazyVStack.swift
import SwiftUI

struct LazyVStack<Content: View>: View {
  let content: () -> Content

  init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  var body: some View {
    SwiftUI.LazyVStack {
      Divider()
      content()
    }
  }
}
