// A shim whose body differs by platform stays; one that exists on one platform only goes with its `#if`.
// iOS: 15 -> 16

// ==== Backport.swift
import SwiftUI

struct Backport<Content> {
  let content: Content
}

extension View {
  var backport: Backport<Self> { Backport(content: self) }
}

extension Backport where Content: View {
  @ViewBuilder
  func scrollDismissesKeyboard() -> some View {  // stays: removable-shim/namespace "#if"
    #if os(iOS)
      if #available(iOS 16, *) {
        content.scrollDismissesKeyboard(.immediately)
      } else {
        content
      }
    #else
      content
    #endif
  }

  #if os(iOS)
    @ViewBuilder
    func scrollDisabled(_ isDisabled: Bool) -> some View {
      if #available(iOS 16, *) {
        content.scrollDisabled(isDisabled)
      } else {
        content
      }
    }
  #endif
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    List { Text("a") }
      .backport.scrollDismissesKeyboard()
      #if os(iOS)
        .backport.scrollDisabled(true)
      #endif
  }
}

// ==== after: Backport.swift
import SwiftUI

struct Backport<Content> {
  let content: Content
}

extension View {
  var backport: Backport<Self> { Backport(content: self) }
}

extension Backport where Content: View {
  @ViewBuilder
  func scrollDismissesKeyboard() -> some View {
    #if os(iOS)
      content.scrollDismissesKeyboard(.immediately)
    #else
      content
    #endif
  }
}

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    List { Text("a") }
      .backport.scrollDismissesKeyboard()
      #if os(iOS)
        .scrollDisabled(true)
      #endif
  }
}
