// The clauses of one '#if' declare it in turn, in an extension or each in one of its own.
// iOS: 15 -> 16

// ==== View+Compat.swift
import SwiftUI

extension View {
  #if os(iOS)
  @ViewBuilder
  func halfSheet() -> some View {
    if #available(iOS 16, *) {
      presentationDetents([.medium])
    } else {
      self
    }
  }
  #else
  func halfSheet() -> some View {
    presentationDetents([.medium])
  }
  #endif

  func plain() -> some View { self }
}

#if os(iOS)
extension View {
  @ViewBuilder
  func fullSheet() -> some View {
    if #available(iOS 16, *) {
      presentationDetents([.large])
    } else {
      self
    }
  }
}
#else
extension View {
  func fullSheet() -> some View {
    presentationDetents([.large])
  }
}
#endif

#if os(iOS)
extension View {
  @ViewBuilder
  func bothSheets() -> some View {  // stays: removable-shim/forwarding "it depends on '#if'"
    if #available(iOS 16, *) {
      presentationDetents([.medium, .large])
    } else {
      self
    }
  }
}
#else
extension View {
  func bothSheets() -> some View { self }
}
#endif

// ==== Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    Text("a").halfSheet().plain()
    Text("b").fullSheet()
    Text("c").bothSheets()
  }
}

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  var body: some View {
    Text("a").presentationDetents([.medium]).plain()
    Text("b").presentationDetents([.large])
    Text("c").bothSheets()
  }
}

// ==== after: View+Compat.swift
import SwiftUI

extension View {
  func plain() -> some View { self }
}

#if os(iOS)
extension View {
  @ViewBuilder
  func bothSheets() -> some View {
    presentationDetents([.medium, .large])
  }
}
#else
extension View {
  func bothSheets() -> some View { self }
}
#endif
