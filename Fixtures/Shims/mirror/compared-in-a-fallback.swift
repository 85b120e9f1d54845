// Values are compared where only older systems come to: that goes with its check, and then nothing asks.
// iOS: 15 -> 17

// ==== Bounce.swift
import SwiftUI

enum Bouncing {
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
      disabled(behavior == .always)
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    List { Text("a") }.bounces(.always)
  }
}

// ==== after: Bounce.swift
import SwiftUI

extension View {
  @ViewBuilder
  func bounces(_ behavior: ScrollBounceBehavior) -> some View {
    scrollBounceBehavior(behavior)
  }
}
