// What a member makes of its parameters is the project's own: it is no mere call of the system.
// iOS: 15 -> 16
// macOS: 12 -> 13

// ==== Backport.swift
import SwiftUI

struct Backport<Content> {
  let content: Content
}

extension View {
  var backport: Backport<Self> { Backport(content: self) }
}

struct Glow: ViewModifier {
  var radius: Double
  func body(content: Content) -> some View { content }
}

extension Backport where Content: View {
  func glow(_ radius: Double) -> some View {
    content.modifier(Glow(radius: radius))
  }

  @ViewBuilder
  func halo(_ radius: Double) -> some View {  // stays: removable-shim/namespace "it is more than a native call with its parameters: 'Glow'"
    if #available(iOS 16, macOS 13, *) {
      content.modifier(Glow(radius: radius))
    } else {
      content
    }
  }

  @ViewBuilder
  func still() -> some View {  // safe: removable-shim/namespace "its use"
    if #available(iOS 16, macOS 13, *) {
      content.scrollDisabled(true)
    } else {
      content
    }
  }
}

// ==== Page.swift
import SwiftUI

struct Page: View {
  var body: some View { Text("a").backport.glow(1).backport.halo(2).backport.still() }
}

// ==== after: Page.swift
import SwiftUI

struct Page: View {
  var body: some View { Text("a").backport.glow(1).backport.halo(2).scrollDisabled(true) }
}

// ==== after: Backport.swift
import SwiftUI

struct Backport<Content> {
  let content: Content
}

extension View {
  var backport: Backport<Self> { Backport(content: self) }
}

struct Glow: ViewModifier {
  var radius: Double
  func body(content: Content) -> some View { content }
}

extension Backport where Content: View {
  func glow(_ radius: Double) -> some View {
    content.modifier(Glow(radius: radius))
  }

  @ViewBuilder
  func halo(_ radius: Double) -> some View {
    content.modifier(Glow(radius: radius))
  }
}
