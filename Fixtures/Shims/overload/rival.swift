// The project has another function of that name, which calls could fall to.
// iOS: 15 -> 16

// ==== View+Compat.swift
import SwiftUI

extension View {
  @_disfavoredOverload
  @ViewBuilder
  func scrollDisabled(_ isDisabled: Bool) -> some View {  // stays: removable-shim/overload "another declaration may be meant"
    if #available(iOS 16, *) {
      self.scrollDisabled(isDisabled)
    } else {
      self
    }
  }
}

struct Panel {
  var isOpen = false
  func scrollDisabled(_ isDisabled: Bool) -> Panel { Panel(isOpen: !isDisabled) }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View { List { Text("a") }.scrollDisabled(Panel().scrollDisabled(true).isOpen) }
}

// ==== after: View+Compat.swift
import SwiftUI

extension View {
  @_disfavoredOverload
  @ViewBuilder
  func scrollDisabled(_ isDisabled: Bool) -> some View {
    self.scrollDisabled(isDisabled)
  }
}

struct Panel {
  var isOpen = false
  func scrollDisabled(_ isDisabled: Bool) -> Panel { Panel(isOpen: !isDisabled) }
}
