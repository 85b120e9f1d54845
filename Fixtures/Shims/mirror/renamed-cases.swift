// A case stands for a native value of another name: the mirror stays.
// macOS: 13 -> 15
// still builds for the old minimum: the check is what shows that the shim could go, and stays with it

// ==== Pointer.swift
import SwiftUI

struct Backport<Content> {
  let content: Content
}

extension View {
  var backport: Backport<Self> { Backport(content: self) }
}

extension Backport where Content: View {
  @ViewBuilder
  func pointerStyle(_ style: BackportPointerStyle?) -> some View {
    if #available(macOS 15, *) {
      content.pointerStyle(style?.official)
    } else {
      content
    }
  }
}

enum BackportPointerStyle {  // stays: removable-shim/mirror "it differs from the system's type in 'resizeUpDown'"
  case link
  case grabIdle
  case resizeUpDown

  @available(macOS 15, *)
  var official: PointerStyle {
    switch self {
    case .link: return .link
    case .grabIdle: return .grabIdle
    case .resizeUpDown: return .rowResize
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  let isUpright: Bool

  private var style: BackportPointerStyle {
    if isUpright { return .resizeUpDown }
    return .grabIdle
  }

  var body: some View {
    VStack {
      Text("a").backport.pointerStyle(style)
      Text("b").backport.pointerStyle(.resizeUpDown)
      Text("c").backport.pointerStyle(isUpright ? BackportPointerStyle.grabIdle : nil)
    }
  }
}

// ==== after: Pointer.swift
import SwiftUI

struct Backport<Content> {
  let content: Content
}

extension View {
  var backport: Backport<Self> { Backport(content: self) }
}

extension Backport where Content: View {
  @ViewBuilder
  func pointerStyle(_ style: BackportPointerStyle?) -> some View {
    content.pointerStyle(style?.official)
  }
}

enum BackportPointerStyle {
  case link
  case grabIdle
  case resizeUpDown

  var official: PointerStyle {
    switch self {
    case .link: return .link
    case .grabIdle: return .grabIdle
    case .resizeUpDown: return .rowResize
    }
  }
}
