import SwiftUI

extension Backport where Content == Any {
  /// Reads like a type where it is called, so that only a word goes when the minimum rises.
  @ViewBuilder
  static func ViewThatFits<Inner: View>(@ViewBuilder content: () -> Inner) -> some View {
    if #available(iOS 16, *) {
      SwiftUI.ViewThatFits(content: content)
    } else {
      ScrollView(.horizontal) {
        content()
      }
    }
  }

  @ViewBuilder
  static func NavigationStack<Root: View>(@ViewBuilder root: () -> Root) -> some View {
    if #available(iOS 16.0, *) {
      SwiftUI.NavigationStack(root: root)
    } else {
      NavigationView(content: root)
    }
  }
}
