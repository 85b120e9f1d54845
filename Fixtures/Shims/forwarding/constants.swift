// The shim takes nothing and passes constants.
// iOS: 15 -> 16
// macOS: 12 -> 13

// ==== View+Sheets.swift
import SwiftUI

extension View {
  /// Half a screen, if there are such sheets.
  @ViewBuilder
  func halfSheetIfAvailable() -> some View {
    if #available(iOS 16.0, macOS 13.0, *) {
      self.presentationDetents([.medium, .large])
    } else {
      self
    }
  }

  func emphasized() -> some View { font(.headline) }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  @State private var isShown = false

  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) {
        Text("a").halfSheetIfAvailable()
        Text("b")
          .emphasized()
          .halfSheetIfAvailable()
      }
  }
}

// A local name is no member.
func sheet(of text: Text) -> some View {
  let medium = 2
  return text.halfSheetIfAvailable().padding(CGFloat(medium))
}

// ==== after: View+Sheets.swift
import SwiftUI

extension View {
  func emphasized() -> some View { font(.headline) }
}

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  @State private var isShown = false

  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) {
        Text("a").presentationDetents([.medium, .large])
        Text("b")
          .emphasized()
          .presentationDetents([.medium, .large])
      }
  }
}

// A local name is no member.
func sheet(of text: Text) -> some View {
  let medium = 2
  return text.presentationDetents([.medium, .large]).padding(CGFloat(medium))
}
