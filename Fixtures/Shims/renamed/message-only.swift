// It says that it is deprecated and not what takes its place: that is for a person.
// iOS: 14 -> 16
// still builds for the old minimum: nothing is done

// ==== Compat.swift
import SwiftUI

extension View {
  @available(iOS, deprecated: 15, message: "Think of something better")  // stays: removable-shim/renamed "what its attribute says"
  func compatBadge(_ count: Int) -> some View { self }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View { Text("a").compatBadge(2) }
}
