import SwiftUI

extension View {
  /// A row that looks like a card.
  @ViewBuilder
  func card() -> some View {
    if #available(iOS 15, *) {
      padding().background(.regularMaterial)
    } else {
      padding().foregroundColor(.gray)
    }
  }
}
