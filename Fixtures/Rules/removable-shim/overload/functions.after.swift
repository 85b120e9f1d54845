// target: iOS 16
import SwiftUI
extension View {
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
