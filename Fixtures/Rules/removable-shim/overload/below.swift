// target: iOS 17
import SwiftUI
extension View {
  @available(iOS, deprecated: 16)
  func scrollDisabled(_ isDisabled: Bool) -> some View { // expect: 8 [removable-shim/overload] "gives way by its own attribute"
    disabled(isDisabled)
  }
  // The version is not reached.
  @available(iOS, deprecated: 18)
  func scrollClipDisabled(_ isDisabled: Bool) -> some View { self }
}
func use(_ list: List) { list.scrollDisabled(true) }
