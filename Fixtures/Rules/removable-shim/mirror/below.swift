// target: macOS 26
import SwiftUI
enum BackportVisibility { // expect: 6 [removable-shim/mirror] "only stands for the system's 'Visibility'"
  case automatic, visible, hidden
  @available(macOS 15, *) // expect: 3 [redundant-attribute] "restricts nothing"
  var official: Visibility {
    switch self {
    case .automatic: return .automatic
    case .visible: return .visible
    case .hidden: return .hidden
    }
  }
}
func show(_ text: Text, _ shown: BackportVisibility = .hidden) {
  text.pointerVisibility(shown.official)
}
