// Values are compared, and whether the native type can be only a compiler knows.
// iOS: 15 -> 17
// still builds for the old minimum: the check is what shows that the shim can go, and stays with it

// ==== Bounce.swift
import SwiftUI

enum Bouncing {  // stays: removable-shim/mirror "it is 'Equatable', and 'ScrollBounceBehavior' may not be"
  case automatic
  case always

  @available(iOS 16.4, *)
  var native: ScrollBounceBehavior {
    switch self {
    case .automatic: .automatic
    case .always: .always
    }
  }
}

extension View {
  @ViewBuilder
  func bounces(_ behavior: Bouncing) -> some View {
    if #available(iOS 16.4, *) {
      scrollBounceBehavior(behavior.native)
    } else {
      self
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  let behavior: Bouncing

  var body: some View {
    List { Text(behavior == .always ? "a" : "b") }.bounces(behavior)
  }
}
