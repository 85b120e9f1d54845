// A value that is compared holds one, and whether the native type can be compared only a compiler knows.
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

struct Settings: Equatable {
  var bouncing: Bouncing = .automatic
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  let settings: Settings

  var body: some View {
    if #available(iOS 16.4, *) {
      List { Text("a") }.scrollBounceBehavior(settings.bouncing.native)
    } else {
      List { Text("a") }
    }
  }
}
