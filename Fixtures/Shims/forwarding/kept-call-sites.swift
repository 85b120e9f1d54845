// With `--keep-call-sites` the check goes, and the helper and what calls it stay as they are.
// iOS: 15 -> 16
// migrate: --keep-call-sites

// ==== View+Compat.swift
import SwiftUI

extension View {
  @ViewBuilder
  func halfSheet() -> some View {
    if #available(iOS 16, *) {
      presentationDetents([.medium])
    } else {
      self
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View { Text("a").halfSheet() }
}

// ==== after: View+Compat.swift
import SwiftUI

extension View {
  @ViewBuilder
  func halfSheet() -> some View {
    presentationDetents([.medium])
  }
}
