// target: iOS 16
import SwiftUI

extension View {
  @ViewBuilder
  func halfSheet() -> some View { // expect: 8 [removable-shim/forwarding] "its 2 callers can call"
    if #available(iOS 16, *) { // expect: 8 [redundant-check] "always true"
      presentationDetents([.medium])
    } else {
      self
    }
  }

  @ViewBuilder
  func framed(_ height: CGFloat) -> some View { // expect: 8 [removable-shim/forwarding] "more than a native call with its parameters: 'height'"
    if #available(iOS 16, *) { // expect: 8 [redundant-check] "always true"
      self.presentationDetents([.height(height), .height(height * 2)])
    } else {
      self
    }
  }

  // Its day has not come.
  @ViewBuilder
  func grouped() -> some View {
    if #available(iOS 17, *) {
      geometryGroup()
    } else {
      self
    }
  }

  // No check, no shim.
  func emphasized() -> some View { font(.headline) }
}

struct Row: View {
  var body: some View {
    Text("a").halfSheet().emphasized()
    Text("b").framed(100).grouped()
      .halfSheet()
  }
}
