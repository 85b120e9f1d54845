// target: iOS 17
import SwiftUI
extension View {
  // The version is not reached.
  @available(iOS, deprecated: 18)
  func scrollClipDisabled(_ isDisabled: Bool) -> some View { self }
}
func use(_ list: List) { list.scrollDisabled(true) }
