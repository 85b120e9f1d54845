// It has the native name but takes what the native one does not: calls would not find another.
// iOS: 15 -> 16

// ==== View+Compat.swift
import SwiftUI

extension View {
  @ViewBuilder
  func scrollDisabled(_ reason: String?) -> some View {  // stays: removable-shim/forwarding "more than"
    if #available(iOS 16, *) {
      scrollDisabled(reason != nil)
    } else {
      self
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  let reason: String?
  var body: some View { List { Text("a") }.scrollDisabled(reason) }
}

// ==== after: View+Compat.swift
import SwiftUI

extension View {
  @ViewBuilder
  func scrollDisabled(_ reason: String?) -> some View {
    scrollDisabled(reason != nil)
  }
}
