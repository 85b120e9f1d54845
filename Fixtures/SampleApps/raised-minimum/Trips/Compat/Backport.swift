import SwiftUI

/// Newer API under its own name, where the system does not have it yet.
struct Backport<Content> {
  let content: Content
}

extension View {
  var backport: Backport<Self> { Backport(content: self) }
}
