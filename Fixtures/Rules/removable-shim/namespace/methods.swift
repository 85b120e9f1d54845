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
  func badge(_ count: Int) -> some View { // expect: 8 [removable-shim/namespace] "its caller can call"
    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
      content.badge(count)
    } else {
      content
    }
  }

  @ViewBuilder
  func tint(_ level: Int) -> some View { // expect: 8 [removable-shim/namespace] "more than a native call with its parameters"
    if #available(iOS 14.5, *) { // expect: 8 [redundant-check] "always true"
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
    Text("a").backport.badge(2).backport.tint(3).backport.geometryGroup()
  }
}

/// A wrapper of another kind: what does more than a native call is there for itself.
struct DatadogExtension<Wrapped> {
  let wrapped: Wrapped
}

extension DatadogExtension where Wrapped == Task {
  var delegate: Delegate? {
    if #available(iOS 14, *) { // expect: 8 [redundant-check] "always true"
      if let delegate = wrapped.delegate { return delegate }
    }
    return wrapped.session.delegate
  }
}
