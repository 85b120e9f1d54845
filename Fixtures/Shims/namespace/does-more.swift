// What it passes on is worked out from its argument: the check goes, the shim stays.
// iOS: 14 -> 15

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
  func warning(_ level: Int) -> some View {  // stays: removable-shim/namespace "more than"
    if #available(iOS 15, *) {
      content.tint(level > 2 ? .red : .orange)
    } else {
      content.foregroundColor(level > 2 ? .red : .orange)
    }
  }

  @ViewBuilder
  func badge(_ count: Int) -> some View {
    if #available(iOS 15, *) {
      content.badge(count)
    } else {
      content
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    Text("a")
      .backport.warning(3)
      .backport.badge(2)
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
  func warning(_ level: Int) -> some View {
    content.tint(level > 2 ? .red : .orange)
  }
}

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    Text("a")
      .backport.warning(3)
      .badge(2)
  }
}
