// What comes back is wrapped only so that both branches are of one type: callers just know that it is some view.
// iOS: 15 -> 16

// ==== View+Compat.swift
import SwiftUI

extension View {
  func unscrollable(_ isDisabled: Bool) -> some View {
    guard #available(iOS 16, *) else { return AnyView(self) }
    return AnyView(scrollDisabled(isDisabled))
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View { List { Text("a") }.unscrollable(true) }
}

// ==== after: View+Compat.swift: gone

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  var body: some View { List { Text("a") }.scrollDisabled(true) }
}
