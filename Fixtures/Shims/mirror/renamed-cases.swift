// Some cases stand for a native value of another name or for a call.
// macOS: 13 -> 15

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

enum BackportPointerStyle {
  case link
  case resizeLeft
  case resizeUpDown

  @available(macOS 15, *)
  var official: PointerStyle {
    switch self {
    case .link: return .link
    case .resizeLeft: return .columnResize(directions: .leading)
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
    return .resizeLeft
  }

  var body: some View {
    VStack {
      Text("a").backport.pointerStyle(style)
      Text("b").backport.pointerStyle(.resizeUpDown)
      Text("c").backport.pointerStyle(isUpright ? BackportPointerStyle.resizeLeft : nil)
    }
  }
}

enum Edge {
  case resizeLeft, other

  var title: String {
    switch self {
    case .resizeLeft: "a"
    case .other: "b"
    }
  }
}

// ==== after: Pointer.swift: gone

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  let isUpright: Bool

  private var style: PointerStyle {
    if isUpright { return .rowResize }
    return .columnResize(directions: .leading)
  }

  var body: some View {
    VStack {
      Text("a").pointerStyle(style)
      Text("b").pointerStyle(.rowResize)
      Text("c").pointerStyle(isUpright ? PointerStyle.columnResize(directions: .leading) : nil)
    }
  }
}

enum Edge {
  case resizeLeft, other

  var title: String {
    switch self {
    case .resizeLeft: "a"
    case .other: "b"
    }
  }
}
