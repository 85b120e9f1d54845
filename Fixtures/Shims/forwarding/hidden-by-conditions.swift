// A call stands where the code is not built for the platform that is judged.
// iOS: 15 -> 16

// ==== View+Compat.swift
import SwiftUI

extension View {
  @ViewBuilder
  func halfSheet() -> some View {
    if #available(iOS 16, macOS 13, *) {
      presentationDetents([.medium])
    } else {
      self
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    #if DEBUG
      Text("b").halfSheet()
    #elseif os(macOS)
      Text("c").halfSheet()
    #else
      Text("a").halfSheet()
    #endif
  }
}

// ==== after: View+Compat.swift: gone

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    #if DEBUG
      Text("b").presentationDetents([.medium])
    #elseif os(macOS)
      Text("c").presentationDetents([.medium])
    #else
      Text("a").presentationDetents([.medium])
    #endif
  }
}
