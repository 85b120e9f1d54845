// Public in a framework: others may call it by its old name.
// iOS: 14 -> 16
// still builds for the old minimum: nothing is done

// ==== project.yml
name: Compat
options:
  deploymentTarget:
    iOS: "16.0"
targets:
  Compat:
    type: framework
    platform: iOS
    sources: [Sources]

// ==== Sources/Compat.swift
import SwiftUI

extension View {
  @available(iOS, deprecated: 15, renamed: "badge(_:)")  // stays: removable-shim/renamed "public"
  public func compatBadge(_ count: Int) -> some View { self }
}

// ==== Sources/Row.swift
import SwiftUI

struct Row: View {
  var body: some View { Text("a").compatBadge(2) }
}
