// The property of the library's wrapper without anything before it: the native modifier stands alone, too.
// iOS: 14 -> 15

// ==== Panel.swift
import SwiftUI
import SwiftUIBackports

extension View {
  @MainActor func loads(_ load: @escaping () async -> Void) -> some View {
    backport.task { await load() }
  }
}

// ==== after: Panel.swift
import SwiftUI

extension View {
  @MainActor func loads(_ load: @escaping () async -> Void) -> some View {
    task { await load() }
  }
}
