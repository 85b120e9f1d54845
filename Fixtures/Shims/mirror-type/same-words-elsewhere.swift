// Two mirrors convert by the same name, another type has cases of the same names, and a property of the same name
// holds that one: each is told apart by its declaration.
// macOS: 13 -> 15

// ==== Pointer.swift
import SwiftUI

enum Shown {
  case automatic, visible, hidden

  @available(macOS 15, *)
  var official: Visibility {
    switch self {
    case .automatic: .automatic
    case .visible: .visible
    case .hidden: .hidden
    }
  }
}

enum BackportPointerStyle {
  case link, upDown

  @available(macOS 15, *)
  var official: PointerStyle {
    switch self {
    case .link: .link
    case .upDown: .rowResize
    }
  }
}

extension View {
  @ViewBuilder
  func pointing(_ style: BackportPointerStyle?, _ shown: Shown) -> some View {
    if #available(macOS 15, *) {
      pointerStyle(style?.official).pointerVisibility(shown.official)
    } else {
      self
    }
  }
}

// ==== Cursor.swift
enum Cursor {
  case link, upDown

  var name: String {
    switch self {
    case .link: "hand"
    case .upDown: "arrows"
    }
  }
}

final class Surface {
  var style: Cursor = .link
  var official = true

  func hover(_ isEdge: Bool) {
    style = isEdge ? .upDown : .link
    if style == .upDown { official = false }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var style: BackportPointerStyle? = .upDown
  let isShown: Bool

  var body: some View {
    Text("a").pointing(style, isShown ? .visible : .hidden)
  }

  mutating func reset() {
    style = isShown ? .link : .upDown
  }
}

// ==== after: Pointer.swift
import SwiftUI

enum BackportPointerStyle {
  case link, upDown

  @available(macOS 15, *)
  var official: PointerStyle {
    switch self {
    case .link: .link
    case .upDown: .rowResize
    }
  }
}

extension View {
  @ViewBuilder
  func pointing(_ style: BackportPointerStyle?, _ shown: Visibility) -> some View {
    if #available(macOS 15, *) {
      pointerStyle(style?.official).pointerVisibility(shown)
    } else {
      self
    }
  }
}

