// The new name is the system's: callers can say it where the index has it for the minimum, with these labels.
// iOS: 14 -> 15

// ==== View+Names.swift
import SwiftUI

extension View {
  @available(iOS, deprecated: 15, renamed: "badge(_:)")
  func counted(_ value: Int) -> some View { overlay(Text("\(value)")) }

  @available(iOS, deprecated: 15, renamed: "scrollDisabled(_:)")  // stays: deprecated-shim "'scrollDisabled(_:)' is native since iOS 16.0 (iOS 26.2 SDK)"
  func still(_ isStill: Bool) -> some View { self }

  @available(iOS, deprecated: 15, renamed: "badge(of:)")  // stays: deprecated-shim "'badge(of:)' may not exist (the iOS 26.2 SDK has none)"
  func number(_ value: Int) -> some View { self }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View { Text("a").counted(4).still(true).number(3) }
}

