// Obsoleted on one platform and in use on the other, where the system has it as well.
// iOS: 14 -> 15
// macOS: 11 -> 12
// migrate: --unsafe

// ==== View+Compat.swift
import SwiftUI

extension View {
  @available(iOS, introduced: 13, obsoleted: 15, message: "The system has it")
  @available(macOS, introduced: 10.15)
  func refreshable(_ action: @escaping @Sendable () async -> Void) -> some View { self }

  @available(iOS, introduced: 13, obsoleted: 15, message: "The system has it")
  @available(macOS, introduced: 10.15)
  func task(_ action: @escaping @Sendable () async -> Void) -> some View { self }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View { Text("a").task {} }
}

// ==== after: View+Compat.swift
import SwiftUI

extension View {
  @available(iOS, obsoleted: 15, message: "The system has it")
  func refreshable(_ action: @escaping @Sendable () async -> Void) -> some View { self }
}

