// A renamed case is called like one of another enum: where no type is written, only a compiler knows which is meant.
// macOS: 13 -> 15

// ==== Pointer.swift
import SwiftUI

extension View {
  @ViewBuilder
  func pointing(_ style: BackportPointerStyle) -> some View { // stays: removable-shim/forwarding "more than a native call"
    if #available(macOS 15, *) {
      pointerStyle(style.official)
    } else {
      self
    }
  }
}

enum BackportPointerStyle { // stays: removable-shim/mirror "may mean it, or something else"
  case link, upDown

  @available(macOS 15, *)
  var official: PointerStyle {
    switch self {
    case .link: .link
    case .upDown: .rowResize
    }
  }
}

// ==== Row.swift
import SwiftUI

enum Direction {
  case upDown, leftRight
}

struct Row: View {
  let direction: Direction

  var title: String {
    switch direction {
    case .upDown: "a"
    case .leftRight: "b"
    }
  }

  func turned(to other: Direction) -> Row { Row(direction: other) }

  var body: some View { Text(turned(to: .upDown).title).pointing(.upDown) }
}

// ==== after: Pointer.swift
import SwiftUI

extension View {
  @ViewBuilder
  func pointing(_ style: BackportPointerStyle) -> some View {
    pointerStyle(style.official)
  }
}

enum BackportPointerStyle {
  case link, upDown

  var official: PointerStyle {
    switch self {
    case .link: .link
    case .upDown: .rowResize
    }
  }
}
