// A function of a view that makes another one of its parameters.
// iOS: 14 -> 16

// ==== Row.swift
import SwiftUI

struct Row: View {
  @ViewBuilder func stopped(_ text: Text, _ isStill: Bool) -> some View {
    if #available(iOS 16, *) { text.scrollDisabled(isStill) } else { text }
  }

  var body: some View { VStack { stopped(Text("a"), true) } }
}

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  var body: some View { VStack { Text("a").scrollDisabled(true) } }
}
