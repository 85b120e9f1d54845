// A static property gives the wrapper, and its methods stand for static members.
// iOS: 15 -> 16

// ==== Backport.swift
import SwiftUI

struct Backport<Content> {
  let content: Content
  init(_ content: Content) { self.content = content }
}

extension AnyTransition {
  static var backport: Backport<AnyTransition> { Backport(.identity) }
}

extension Backport where Content == AnyTransition {
  func push(from edge: Edge) -> AnyTransition {
    if #available(iOS 16, *) {
      return .push(from: edge)
    } else {
      return .move(edge: edge)
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    VStack {
      Text("a").transition(.backport.push(from: .leading))
      Text("b").transition(AnyTransition.backport.push(from: .bottom).combined(with: .opacity))
    }
  }
}

// ==== after: Backport.swift: gone

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    VStack {
      Text("a").transition(.push(from: .leading))
      Text("b").transition(AnyTransition.push(from: .bottom).combined(with: .opacity))
    }
  }
}
