// The modern branch names what only its own file can see.
// iOS: 15 -> 16

// ==== View+Compat.swift
import SwiftUI

private let sheetHeight: CGFloat = 320

extension View {
  @ViewBuilder
  func lowSheet() -> some View {  // stays: removable-shim/forwarding "sheetHeight"
    if #available(iOS 16, *) {
      presentationDetents([.height(sheetHeight)])
    } else {
      self
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View { Text("a").lowSheet() }
}

// ==== after: View+Compat.swift
import SwiftUI

private let sheetHeight: CGFloat = 320

extension View {
  @ViewBuilder
  func lowSheet() -> some View {
    presentationDetents([.height(sheetHeight)])
  }
}
