// The native method has another name, other labels, and takes a constant more.
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
  func asksBeforeDismissal(_ asks: Bool) -> some View {
    if #available(iOS 16, *) {
      content.interactiveDismissDisabled(asks)
    } else {
      content
    }
  }

  @ViewBuilder
  func hiddenSeparator(at edges: VerticalEdge.Set) -> some View {
    if #available(iOS 16, *) {
      content.listRowSeparator(.hidden, edges: edges)
    } else {
      content
    }
  }

  @ViewBuilder
  func fullSheet() -> some View {
    if #available(iOS 16, *) {
      content.presentationDetents([.large])
    } else {
      content
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  let isEdited: Bool

  var body: some View {
    Text("a")
      .backport.asksBeforeDismissal(isEdited && true)
      .backport.hiddenSeparator(at: .all)
      .backport.fullSheet()
      .padding()
  }
}

// ==== after: Backport.swift: gone

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  let isEdited: Bool

  var body: some View {
    Text("a")
      .interactiveDismissDisabled(isEdited && true)
      .listRowSeparator(.hidden, edges: .all)
      .presentationDetents([.large])
      .padding()
  }
}
