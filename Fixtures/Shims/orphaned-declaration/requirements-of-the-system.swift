// Nobody but the protocols of a type may ask for a member: what those of the system require is in the index, and what an
// extension of a protocol is restricted to is no requirement.
// iOS: 14 -> 15
// macOS: 11 -> 12

// ==== Card.swift
import SwiftUI

protocol CardStyle: DynamicProperty {
  associatedtype Body: View
  func makeBody(_ text: String) -> Body
}

struct PlainStyle: CardStyle {
  func makeBody(_ text: String) -> some View {
    Group {
      if #available(iOS 15, macOS 12, *) {
        Text(text).badge(2)
      } else {
        oldText(text)
      }
    }
  }

  func oldText(_ text: String) -> some View { Text(text) }
}

extension CardStyle where Self == PlainStyle {
  static var plain: PlainStyle { PlainStyle() }
}

// ==== after: Card.swift
import SwiftUI

protocol CardStyle: DynamicProperty {
  associatedtype Body: View
  func makeBody(_ text: String) -> Body
}

struct PlainStyle: CardStyle {
  func makeBody(_ text: String) -> some View {
    Text(text).badge(2)
  }
}

extension CardStyle where Self == PlainStyle {
  static var plain: PlainStyle { PlainStyle() }
}
