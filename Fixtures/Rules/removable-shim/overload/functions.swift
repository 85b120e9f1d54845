// target: iOS 16
import SwiftUI
extension View {
  @available(iOS, deprecated: 16)
  func scrollDisabled(_ isDisabled: Bool) -> some View { // expect: 8 [removable-shim/overload] "'scrollDisabled(_:)' gives way by its own attribute: without it, calls mean the system's own of that name"
    disabled(isDisabled)
  }
  // It is not in the minimum yet.
  @available(iOS, deprecated: 17)
  func scrollClipDisabled(_ isDisabled: Bool) -> some View { self }
  // Nothing to do with its age.
  func padding(_ sides: Sides) -> some View { self.padding(sides.edges) }
}
func use(_ list: List) { list.scrollDisabled(true) }
