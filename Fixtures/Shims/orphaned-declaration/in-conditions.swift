// What stands in `#if` is an orphan like any other; names count in all clauses.
// `oldBody` and the row behind `#else` are named nowhere; `shared` is, in another clause.
// iOS: 14 -> 15
// macOS: 11 -> 12

// ==== Root.swift
#if os(iOS) || os(macOS)
import SwiftUI

struct Root: View {
  private let codes = [1, 2]
  var body: some View {
    if #available(iOS 15, macOS 12, *) {
      Text("new").badge(4)
    } else {
      OldView()
      oldBody(codes)
      shared
    }
  }

  func oldBody(_ codes: [Int]) -> some View { Text("old") }

  var shared: some View { Text("shared") }
}

private struct OldView: View {
  var body: some View { Text("old") }
}
#endif

// ==== Other.swift
import SwiftUI

struct Other: View {
  var body: some View {
    if #available(iOS 15, macOS 12, *) {
      Text("new").badge(4)
    } else {
      legacyRow()
    }
  }

  #if os(watchOS)
  var small: some View { Root().shared }
  #else
  private func legacyRow() -> some View { Text("old") }
  #endif
}

// ==== after: Other.swift
import SwiftUI

struct Other: View {
  var body: some View {
    Text("new").badge(4)
  }

  #if os(watchOS)
  var small: some View { Root().shared }
  #endif
}

// ==== after: Root.swift
#if os(iOS) || os(macOS)
import SwiftUI

struct Root: View {
  var body: some View {
    Text("new").badge(4)
  }

  var shared: some View { Text("shared") }
}
#endif
