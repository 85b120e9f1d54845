// target: iOS 18
import SwiftUI

extension View {
  @ViewBuilder
  func halfSheet() -> some View { // expect: 8 [removable-shim/forwarding] "its caller can call"
    if #available(iOS 16, *) { // expect: 8 [redundant-check] "always true"
      presentationDetents([.medium])
    } else {
      self
    }
  }
}

func use(_ view: Text) -> some View { view.halfSheet() }
