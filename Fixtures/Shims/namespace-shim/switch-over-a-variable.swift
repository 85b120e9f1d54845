// A method of the wrapper maps the cases of an enum to constants, and a call passes a variable: which constant it
// would be shows when it runs.
// iOS: 15 -> 17

// ==== Backport.swift
import SwiftUI

struct Backport<Content> {
  let content: Content
}

extension View {
  var backport: Backport<Self> { Backport(content: self) }
}

enum Bounce {
  case automatic, always
}

extension Backport where Content: View {
  @ViewBuilder
  func scrollBounceBehavior(_ bounce: Bounce) -> some View {  // stays: namespace-shim "is only known at run time"
    if #available(iOS 16.4, *) {
      switch bounce {
      case .automatic: content.scrollBounceBehavior(.automatic)
      case .always: content.scrollBounceBehavior(.always)
      }
    } else {
      content
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  let bounce: Bounce
  var body: some View { List { Text("a") }.backport.scrollBounceBehavior(bounce) }
}

// ==== after: Backport.swift
import SwiftUI

struct Backport<Content> {
  let content: Content
}

extension View {
  var backport: Backport<Self> { Backport(content: self) }
}

enum Bounce {
  case automatic, always
}

extension Backport where Content: View {
  @ViewBuilder
  func scrollBounceBehavior(_ bounce: Bounce) -> some View {
    switch bounce {
    case .automatic: content.scrollBounceBehavior(.automatic)
    case .always: content.scrollBounceBehavior(.always)
    }
  }
}
