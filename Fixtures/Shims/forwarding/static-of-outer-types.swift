// A nested type sees what is static in the types around it: without their names, such a use keeps what it cannot rewrite.
// iOS: 14 -> 16
// macOS: 11 -> 13

// ==== Bars.swift
import SwiftUI

struct Bars {
  static var modernTint: Color {
    if #available(iOS 15, macOS 12, *) { return .red } else { return .blue }
  }

  struct Bar {
    var tint: Color { modernTint }
  }
}

extension Color {
  static var modernTint: Color {
    if #available(iOS 15, macOS 12, *) { return .mint } else { return .blue }
  }
}

let other = Color.modernTint

// ==== after: Bars.swift
import SwiftUI

struct Bars {
  static var modernTint: Color {
    return .red
  }

  struct Bar {
    var tint: Color { modernTint }
  }
}

extension Color {
  static var modernTint: Color {
    return .mint
  }
}

let other = Color.modernTint
