// Public in an app target: there is nobody else who could call it.
// iOS: 15 -> 16

// ==== project.yml
name: Feed
options:
  deploymentTarget:
    iOS: "16.0"
targets:
  Feed:
    type: application
    platform: iOS
    sources: [App]

// ==== App/Backport.swift
import SwiftUI

public struct Backport<Content> {
  public let content: Content

  public init(_ content: Content) {
    self.content = content
  }
}

public extension View {
  var backport: Backport<Self> { Backport(self) }
}

public extension Backport where Content: View {
  @ViewBuilder
  func scrollDisabled(_ isDisabled: Bool) -> some View {
    if #available(iOS 16, *) {
      content.scrollDisabled(isDisabled)
    } else {
      content
    }
  }
}

// ==== App/Row.swift
import SwiftUI

struct Row: View {
  var body: some View { List { Text("a") }.backport.scrollDisabled(true) }
}

// ==== after: App/Backport.swift: gone

// ==== after: App/Row.swift
import SwiftUI

struct Row: View {
  var body: some View { List { Text("a") }.scrollDisabled(true) }
}
