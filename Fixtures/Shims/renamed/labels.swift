// The new name has other labels in the same order; the arguments stand on lines of their own.
// iOS: 15 -> 16
// still builds for the old minimum: nothing is done safely

// ==== Compat.swift
import SwiftUI

extension View {
  @available(iOS, deprecated: 15, renamed: "listRowSeparator(_:edges:)")
  func rowSeparator(shown visibility: Visibility, at edges: VerticalEdge.Set) -> some View { self }
}

extension URL {
  @available(iOS, deprecated: 16, renamed: "URL.appending(path:)")
  func adding(_ path: String) -> URL { appendingPathComponent(path) }

  @available(iOS, deprecated: 16, renamed: "path(percentEncoded:)")  // stays: removable-shim/renamed "it does not use 'path'"
  func asPath(_ isEncoded: Bool) -> String { path }
}

@available(iOS, deprecated: 15, renamed: "Visibility")
enum CompatVisibility {
  case automatic, visible, hidden
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  let folder: URL
  let name: String

  var body: some View {
    Text(folder.adding(name).asPath(true))
      .rowSeparator(
        shown: .hidden,
        at: .all  // both
      )
  }
}
