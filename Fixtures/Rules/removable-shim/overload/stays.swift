// target: iOS 15
import SwiftUI
extension View {
  @available(iOS, deprecated: 15)
  func badge(_ count: Int = 1) -> some View { // expect: 8 [removable-shim/overload] "do not match those"
    opacity(count == 0 ? 0.9 : 1)
  }
  // Nothing says that the system has one: that is another rule's.
  @available(iOS, deprecated: 15) // expect: 3 [removable-shim/renamed] "is deprecated since"
  func glow() -> some View { self }
}
extension Store {
  // No view's.
  @available(iOS, deprecated: 15) // expect: 3 [removable-shim/renamed] "is deprecated since"
  func refreshable(_ count: Int) {}
}
func use(_ view: Row) { view.badge() }
