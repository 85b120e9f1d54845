// target: iOS 17
import SwiftUI
extension View {
  // The version is not reached.
  @_disfavoredOverload
  @ViewBuilder
  func presentationSizing(_ isLarge: Bool) -> some View {
    if #available(iOS 18, *) { self.presentationSizing(isLarge) } else { self }
  }
}
func use(_ list: List) { list.scrollDisabled(true) }
