import SwiftUI

/// Holds a value so that what the system only got later can be offered under `.backport`.
struct Backport<Content> {
  let content: Content

  init(_ content: Content) {
    self.content = content
  }
}

extension View {
  var backport: Backport<Self> { Backport(self) }
}

extension URL {
  var backport: Backport<URL> { Backport(self) }
}
