import SwiftUI

extension Backport where Content: View {
  @ViewBuilder
  func navigationTitle(_ title: LocalizedStringKey) -> some View {
    if #available(iOS 14, *) {
      content.navigationTitle(title)
    } else {
      content.navigationBarTitle(title)
    }
  }
}
