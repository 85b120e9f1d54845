// The mirror has the native type's own name, which its conversion tells by the module: uses stay.
// iOS: 15 -> 17

// ==== Bounce.swift
import SwiftUI

enum ScrollBounceBehavior {
  case automatic
  case always
  case basedOnSize

  @available(iOS 16.4, *)
  var swiftUI: SwiftUI.ScrollBounceBehavior {
    switch self {
    case .automatic: .automatic
    case .always: .always
    case .basedOnSize: .basedOnSize
    }
  }
}

extension View {
  @ViewBuilder
  func bounces(_ behavior: ScrollBounceBehavior = .basedOnSize) -> some View {
    if #available(iOS 16.4, *) {
      scrollBounceBehavior(behavior.swiftUI)
    } else {
      self
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  static let behavior: ScrollBounceBehavior = .always

  var body: some View {
    VStack {
      List { Text("a") }.bounces()
      List { Text("b") }.bounces(Self.behavior)
    }
  }
}

// ==== after: Bounce.swift: gone

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  static let behavior: ScrollBounceBehavior = .always

  var body: some View {
    VStack {
      List { Text("a") }.scrollBounceBehavior(.basedOnSize)
      List { Text("b") }.scrollBounceBehavior(Self.behavior)
    }
  }
}
