// target: iOS 16
import SwiftUI
extension View {
  // backport:inline
  func below() -> some View { // expect: 8 [removable-shim/directive] "'below()' is marked 'backport:inline'; its caller can say what it says"
    if #available(iOS 15, *) { AnyView(badge(1)) } else { AnyView(self) } // expect: 8 [redundant-check] "always true"
  }
  // backport:inline
  func at() -> some View { // expect: 8 [removable-shim/directive] "its caller can say what it says"
    if #available(iOS 16, *) { AnyView(scrollDisabled(true)) } else { AnyView(self) } // expect: 8 [redundant-check] "always true"
  }
  // backport:inline
  func above() -> some View {
    if #available(iOS 17, *) { AnyView(scrollClipDisabled(true)) } else { AnyView(self) }
  }
}
struct Screen: View {
  var body: some View { Text("a").below().at().above() }
}
