// target: iOS 16
import SwiftUI
extension View {
  // It is not in the minimum yet.
  @available(iOS, deprecated: 17)
  func scrollClipDisabled(_ isDisabled: Bool) -> some View { self }
  // Nothing to do with its age.
  func padding(_ sides: Sides) -> some View { self.padding(sides.edges) }
}
func use(_ list: List) { list.scrollDisabled(true) }
