// target: iOS 16
import Compat
import SwiftUI
// A module that is called like the wrapper is no use of it.
struct Compat<Base> { let base: Base }
extension View { var compat: Compat<Self> { Compat(base: self) } }
extension Compat where Base: View {
  func badge(_ count: Int) -> some View { // expect: 8 [removable-shim/namespace] "its caller can call"
    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
      return base.badge(count)
    } else {
      return base
    }
  }
}
let text = Text("a").compat.badge(3)
