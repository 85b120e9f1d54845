// A property of another type, and a case of an enum, have the name of a static shim. The type stands before their uses.
// iOS: 14 -> 17

// ==== Transitions.swift
import SwiftUI

extension AnyTransition {
  static func push(edge: Edge) -> AnyTransition {
    if #available(iOS 16, *) {
      return .push(from: edge)
    }
    return .move(edge: edge)
  }
}

extension Color {
  static var push: Color { Color.red }
}

// ==== Pages.swift
import SwiftUI

enum Page { case push, pop }

let color = Color.push
let page = Page.push
let transition = AnyTransition.push(edge: .leading)

// ==== after: Transitions.swift
import SwiftUI

extension Color {
  static var push: Color { Color.red }
}

// ==== after: Pages.swift
import SwiftUI

enum Page { case push, pop }

let color = Color.push
let page = Page.push
let transition = AnyTransition.push(from: .leading)
