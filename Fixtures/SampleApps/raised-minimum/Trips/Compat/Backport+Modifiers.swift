import SwiftUI

extension Backport where Content: View {
  @ViewBuilder
  func badge(_ count: Int) -> some View {
    if #available(iOS 15, *) {
      content.badge(count)
    } else {
      content
    }
  }

  @ViewBuilder
  func scrollDismissesKeyboard(_ mode: KeyboardDismissal) -> some View {
    if #available(iOS 16, *) {
      content.scrollDismissesKeyboard(mode.official)
    } else {
      content
    }
  }
}

enum KeyboardDismissal {
  case automatic
  case immediately
  case never

  @available(iOS 16, *)
  var official: ScrollDismissesKeyboardMode {
    switch self {
    case .automatic: .automatic
    case .immediately: .immediately
    case .never: .never
    }
  }
}
