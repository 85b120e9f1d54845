// Public in an app target: there is nobody else who could call it.
// iOS: 14 -> 16

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

// ==== App/Compat.swift
import SwiftUI

extension View {
  @available(iOS, deprecated: 15, renamed: "badge(_:)")
  public func compatBadge(_ count: Int) -> some View { self }
}

// ==== App/Row.swift
import SwiftUI

struct Row: View {
  var body: some View { Text("a").compatBadge(2) }
}

