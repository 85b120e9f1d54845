// `nil` for an optional of one type could be one of several for the native overloads.
// iOS: 14 -> 15

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
  func badge(_ label: Text?) -> some View {  // stays: namespace-shim "nil"
    if #available(iOS 15, *) {
      content.badge(label)
    } else {
      content
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View { Text("a").backport.badge(nil) }
}

