// No initializer is written down, and the wrapper serves scenes as well, for which there is nothing yet.
// iOS: 14 -> 15
// macOS: 11 -> 12

// ==== Backport.swift
import SwiftUI

// Everything that the oldest system lacks is offered here.
struct Backport<Content> {
  let content: Content
}

extension View {
  var backport: Backport<Self> { Backport(content: self) }
}

extension Scene {
  var backport: Backport<Self> { Backport(content: self) }
}

extension Backport where Content: Scene {
  // None yet.
}

extension Backport where Content: View {
  @ViewBuilder
  func tint(_ color: Color?) -> some View {
    if #available(iOS 15, macOS 12, *) {
      content.tint(color)
    } else {
      content
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    Text("a").backport.tint(.red)
  }
}

// ==== after: Backport.swift: gone

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    Text("a").tint(.red)
  }
}
