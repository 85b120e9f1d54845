// A call leaves out what the system's own has a default for as well: whether it is the same, a person decides.
// iOS: 14 -> 15
// still builds for the old minimum: nothing is done

// ==== View+Compat.swift
import SwiftUI

extension View {
  @_disfavoredOverload
  @ViewBuilder
  func overlay<Content: View>(  // stays: removable-shim/overload "calls leave 'alignment' out"
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    if #available(iOS 15, *) {
      overlay(alignment: alignment, content: content)
    } else {
      self.background(content())
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    Text("a").overlay { Text("b") }
  }
}

