// The native method takes any style: `.brand` is one only where a `Color` is expected. Behind `??`, the shim stays.
// iOS: 14 -> 15

// ==== Tint.swift
import SwiftUI

extension Color {
  static let brand = Color.orange
}

extension View {
  @ViewBuilder
  func tinted(_ color: Color) -> some View {
    if #available(iOS 15, *) {
      foregroundStyle(color)
    } else {
      foregroundColor(color)
    }
  }

  @ViewBuilder
  func tintedOr(_ color: Color) -> some View {  // stays: removable-shim/forwarding "'.brand' has its type from the shim, and may have another one in what takes its place"
    if #available(iOS 15, *) {
      foregroundStyle(color)
    } else {
      foregroundColor(color)
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var isNew: Bool
  var tint: Color?
  var body: some View {
    Text("a").tinted(isNew ? .red : .brand)
    Text("b").tintedOr(tint ?? .brand)
  }
}

// ==== Colors.swift
import SwiftUI

/// A colour of the design keeps its name; one that is called like the system's does not.
extension Color {
  static var danger: Color {
    if #available(iOS 15, *) { return .mint }
    return .red
  }
  static var appMint: Color {
    if #available(iOS 15, *) { return .mint }
    return .blue
  }
}

let colors = [Color.danger, Color.appMint]

// ==== after: Tint.swift
import SwiftUI

extension Color {
  static let brand = Color.orange
}

extension View {
  @ViewBuilder
  func tintedOr(_ color: Color) -> some View {
    if #available(iOS 15, *) {
      foregroundStyle(color)
    } else {
      foregroundColor(color)
    }
  }
}

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  var isNew: Bool
  var tint: Color?
  var body: some View {
    Text("a").foregroundStyle((isNew ? .red : .brand) as Color)
    Text("b").tintedOr(tint ?? .brand)
  }
}

// ==== after: Colors.swift
import SwiftUI

/// A colour of the design keeps its name; one that is called like the system's does not.
extension Color {
  static var danger: Color {
    return .mint
  }
}

let colors = [Color.danger, Color.mint]
