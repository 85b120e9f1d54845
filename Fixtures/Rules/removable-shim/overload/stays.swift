// target: iOS 15
import SwiftUI
extension View {
  @_disfavoredOverload
  func badge(_ count: Int) -> some View { // expect: 8 [removable-shim/overload] "more than a native call with its parameters"
    if #available(iOS 15, *) { return badge(1) } // expect: 8 [redundant-check] "always true"
    return self
  }
  @_disfavoredOverload
  func submitLabel(_ label: Label = .done) -> some View { // expect: 8 [removable-shim/overload] "leaves 'label' out, which the system's own does not allow"
    if #available(iOS 15, *) { return submitLabel(label) } // expect: 8 [redundant-check] "always true"
    return self
  }
  // Deprecated, and nothing says that the system has one: that is another rule's.
  @available(iOS, deprecated: 15) // expect: 3 [removable-shim/renamed] "is deprecated since"
  func glow() -> some View { self }
}
extension Store {
  // No view's.
  @available(iOS, deprecated: 15) // expect: 3 [removable-shim/renamed] "is deprecated since"
  func badge(_ count: Int) {}
}
func use(_ view: Row) { view.submitLabel() }
