// target: iOS 16
import SwiftUI
extension View {
  // backport:inline
  func above() -> some View {
    if #available(iOS 17, *) { AnyView(scrollClipDisabled(true)) } else { AnyView(self) }
  }
}
struct Screen: View {
  var body: some View { Text("a").badge(1).scrollDisabled(true).above() }
}
