// Without what the calls leave out, they would mean a function of the project.
// macOS: 12 -> 13

// ==== Compat.swift
import SwiftUI

extension View {
  @ViewBuilder
  func separated(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    if #available(macOS 13, *) {
      listRowSeparator(visibility, edges: edges)
    } else {
      self
    }
  }

  func listRowSeparator(_ visibility: Visibility) -> some View { opacity(0.5) }
}

// ==== Page.swift
import SwiftUI

struct Page: View {
  var body: some View { List { Text("a").separated(.visible) } }
}

// ==== after: Compat.swift
import SwiftUI

extension View {
  func listRowSeparator(_ visibility: Visibility) -> some View { opacity(0.5) }
}

// ==== after: Page.swift
import SwiftUI

struct Page: View {
  var body: some View { List { Text("a").listRowSeparator(.visible, edges: .all) } }
}
