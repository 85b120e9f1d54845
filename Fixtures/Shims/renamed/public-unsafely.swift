// The same with `--unsafe`: those who use the framework have to follow.
// iOS: 14 -> 16
// migrate: --unsafe

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
  @available(iOS, deprecated: 15, renamed: "badge(_:)")
  public func compatBadge(_ count: Int) -> some View { self }
}

// ==== Sources/Row.swift
import SwiftUI

struct Row: View {
  var body: some View { Text("a").compatBadge(2) }
}

// ==== after: Sources/Compat.swift: gone

// ==== after: Sources/Row.swift
import SwiftUI

struct Row: View {
  var body: some View { Text("a").badge(2) }
}
