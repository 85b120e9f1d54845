// target: iOS 16
import SwiftUI
extension View {
  @_disfavoredOverload
  @ViewBuilder
  func scrollDisabled(_ isDisabled: Bool) -> some View { // expect: 8 [removable-shim/overload] "'scrollDisabled(_:)' only calls the system's own of that name: without it, calls mean that one"
    if #available(iOS 16, *) { // expect: 8 [redundant-check] "always true"
      self.scrollDisabled(isDisabled)
    } else { self }
  }
  // It is not in the minimum yet.
  @_disfavoredOverload
  @ViewBuilder
  func scrollBounceBehavior(_ behavior: Bounce) -> some View {
    if #available(iOS 16.4, *) { self.scrollBounceBehavior(behavior.native) } else { self }
  }
  // Nothing to do with its age.
  func padding(_ sides: Sides) -> some View { self.padding(sides.edges) }
}
func use(_ list: List) { list.scrollDisabled(true) }
