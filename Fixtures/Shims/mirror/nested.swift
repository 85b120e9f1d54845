// The mirror is nested in the wrapper, with `Any` for its argument.
// iOS: 15 -> 16

// ==== Pointer.swift
import SwiftUI

struct Backport<Content> {
  let content: Content
}

extension View {
  var backport: Backport<Self> { Backport(content: self) }
}

extension Backport where Content == Any {
  enum KeyboardDismissal {
    case automatic
    case immediately
    case never

    @available(iOS 16, *)
    var mode: SwiftUI.ScrollDismissesKeyboardMode {
      switch self {
      case .automatic: .automatic
      case .immediately: .immediately
      case .never: .never
      }
    }
  }
}

extension Backport where Content: View {
  @ViewBuilder
  func scrollDismissesKeyboard(_ mode: Backport<Any>.KeyboardDismissal) -> some View {
    if #available(iOS 16, *) {
      content.scrollDismissesKeyboard(mode.mode)
    } else {
      content
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  let dismissal: Backport<Any>.KeyboardDismissal

  var body: some View {
    List { Text("a") }
      .backport.scrollDismissesKeyboard(dismissal)
      .backport.scrollDismissesKeyboard(.never)
  }
}

let row = Row(dismissal: .immediately)

// ==== after: Pointer.swift: gone

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  let dismissal: ScrollDismissesKeyboardMode

  var body: some View {
    List { Text("a") }
      .scrollDismissesKeyboard(dismissal)
      .scrollDismissesKeyboard(.never)
  }
}

let row = Row(dismissal: .immediately)
