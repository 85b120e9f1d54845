// target: macOS 15
import SwiftUI
func show(_ text: Text, _ shown: Visibility = .hidden) {
  text.pointerVisibility(shown)
}
// At 15.1 it is not there from the minimum on.
enum Newer {
  case automatic, visible
  @available(macOS 15.1, *)
  var official: Visibility {
    switch self {
    case .automatic: return .automatic
    case .visible: return .visible
    }
  }
}
// Without a check it is a type of the app that is shown by system values.
enum Plain {
  case automatic, visible
  var official: Visibility {
    switch self {
    case .automatic: return .automatic
    case .visible: return .visible
    }
  }
}
