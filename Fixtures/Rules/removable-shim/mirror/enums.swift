// target: macOS 15
import SwiftUI
enum BackportVisibility { // expect: 6 [removable-shim/mirror] "'BackportVisibility' only stands for the system's 'Visibility', which can take its place"
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
