// The cases are called as the native ones, and a property converts: the native type takes its place.
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
  func pointerVisibility(_ visibility: BackportVisibility) -> some View {
    if #available(macOS 15, *) {
      content.pointerVisibility(visibility.official)
    } else {
      content
    }
  }
}

enum BackportVisibility {
  case automatic
  case visible
  case hidden

  @available(macOS 15, *)
  var official: Visibility {
    switch self {
    case .automatic: return .automatic
    case .visible: return .visible
    case .hidden: return .hidden
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  let isTyping: Bool
  private var visibility: BackportVisibility { isTyping ? .hidden : .automatic }

  var body: some View {
    VStack {
      Text("a").backport.pointerVisibility(visibility)
      Text("b").backport.pointerVisibility(isTyping ? .hidden : .visible)
    }
  }
}

// ==== after: Pointer.swift: gone

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  let isTyping: Bool
  private var visibility: Visibility { isTyping ? .hidden : .automatic }

  var body: some View {
    VStack {
      Text("a").pointerVisibility(visibility)
      Text("b").pointerVisibility(isTyping ? .hidden : .visible)
    }
  }
}
