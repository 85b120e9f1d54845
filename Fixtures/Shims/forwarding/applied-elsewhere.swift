// What the shim hands itself to does more than call its closure.
// macOS: 13 -> 15

// ==== Modify.swift
import SwiftUI

extension View {
  func modify<Content: View>(@ViewBuilder _ change: (Self) -> Content) -> some View {
    change(self).bold()
  }
}

// ==== Compat.swift
import SwiftUI

extension View {
  func pointerless() -> some View { // stays: removable-shim/forwarding "more than a native call with its parameters: 'modify'"
    modify {
      if #available(macOS 15, *) { $0.pointerVisibility(.hidden) } else { $0 }
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View { Text("a").pointerless() }
}

// ==== after: Compat.swift
import SwiftUI

extension View {
  func pointerless() -> some View {
    modify {
      $0.pointerVisibility(.hidden)
    }
  }
}
