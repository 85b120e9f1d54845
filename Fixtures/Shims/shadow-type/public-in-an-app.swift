// Public in an app target: there is nobody else who could use it.
// iOS: 13 -> 14

// ==== project.yml
name: Feed
options:
  deploymentTarget:
    iOS: "14.0"
targets:
  Feed:
    type: application
    platform: iOS
    sources: [App]

// ==== App/LazyVStack.swift
import SwiftUI

/// As the system's from iOS 14 on.
public struct LazyVStack<Content: View>: View {
  var spacing: CGFloat?
  let content: Content

  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }

  public var body: some View {
    if #available(iOS 14, *) {
      SwiftUI.LazyVStack(spacing: spacing) { content }
    } else {
      VStack(spacing: spacing) { content }
    }
  }
}

// ==== App/Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    VStack {
      LazyVStack(spacing: 4) { Text("a") }
      LazyVStack { Text("b") }
    }
  }
}

// ==== after: App/LazyVStack.swift: gone

