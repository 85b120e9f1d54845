// target: iOS 17
import SwiftUI
extension View {
  @_disfavoredOverload
  @ViewBuilder
  func scrollDisabled(_ isDisabled: Bool) -> some View { // expect: 8 [removable-shim/overload] "only calls the system's own of that name"
    if #available(iOS 16, *) { // expect: 8 [redundant-check] "always true"
      self.scrollDisabled(isDisabled)
    } else { self }
  }
  // The version is not reached.
  @_disfavoredOverload
  @ViewBuilder
  func presentationSizing(_ isLarge: Bool) -> some View {
    if #available(iOS 18, *) { self.presentationSizing(isLarge) } else { self }
  }
}
func use(_ list: List) { list.scrollDisabled(true) }
