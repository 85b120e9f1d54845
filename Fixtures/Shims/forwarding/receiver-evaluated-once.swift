// The receiver of the call is used twice in the body.
// iOS: 14 -> 15

// ==== View+Compat.swift
import SwiftUI

extension View {
  @ViewBuilder
  func doubled() -> some View {  // stays: removable-shim/forwarding "self"
    if #available(iOS 15, *) {
      overlay(alignment: .leading) { self }
    } else {
      overlay(self, alignment: .leading)
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View { Text("a").doubled() }
}

// ==== after: View+Compat.swift
import SwiftUI

extension View {
  @ViewBuilder
  func doubled() -> some View {
    overlay(alignment: .leading) { self }
  }
}
