// A mirror that is passed as an optional and converted by `style?.official`.
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
  case `default`
  case grabIdle
  case link

  @available(macOS 15, *)
  var official: PointerStyle {
    switch self {
    case .default: .default
    case .grabIdle: .grabIdle
    case .link: .link
    }
  }
}

// ==== Row.swift
import SwiftUI

final class Surface: ObservableObject {
  @Published var style: BackportPointerStyle = .default
  var other: BackportPointerStyle?
}

struct Row: View {
  @ObservedObject var surface: Surface

  var body: some View {
    VStack {
      Text("a").backport.pointerStyle(surface.style)
      Text("b").backport.pointerStyle(surface.other)
      Text("c").backport.pointerStyle(.link)
      Text("d").backport.pointerStyle(nil)
    }
  }

  func hover(_ isLink: Bool) {
    surface.style = isLink ? BackportPointerStyle.link : .grabIdle
    surface.other = .default
  }
}

// ==== after: Pointer.swift: gone

// ==== after: Row.swift
import SwiftUI

final class Surface: ObservableObject {
  @Published var style: PointerStyle = .default
  var other: PointerStyle?
}

struct Row: View {
  @ObservedObject var surface: Surface

  var body: some View {
    VStack {
      Text("a").pointerStyle(surface.style)
      Text("b").pointerStyle(surface.other)
      Text("c").pointerStyle(.link)
      Text("d").pointerStyle(nil)
    }
  }

  func hover(_ isLink: Bool) {
    surface.style = isLink ? PointerStyle.link : .grabIdle
    surface.other = .default
  }
}
