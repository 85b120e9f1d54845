// target: iOS 15
import SwiftUI

struct Backport<Content> {
  let content: Content
}

extension View {
  var backport: Backport<Self> { Backport(content: self) }
}

extension Backport where Content: View {
  @ViewBuilder
  func tint(_ level: Int) -> some View {
    if #available(iOS 14.5, *) {
      content.tint(level > 2 ? .red : .orange)
    } else {
      content
    }
  }

  // Its day has not come.
  @ViewBuilder
  func geometryGroup() -> some View {
    if #available(iOS 17, *) {
      content.geometryGroup()
    } else {
      content
    }
  }
}

struct Row: View {
  var body: some View {
    Text("a").badge(2).backport.tint(3).backport.geometryGroup()
  }
}

/// A wrapper of another kind: what does more than a native call is there for itself.
struct DatadogExtension<Wrapped> {
  let wrapped: Wrapped
}

extension DatadogExtension where Wrapped == Task {
  var delegate: Delegate? {
    if #available(iOS 14, *) {
      if let delegate = wrapped.delegate { return delegate }
    }
    return wrapped.session.delegate
  }
}
