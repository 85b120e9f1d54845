// The type of the native parameter says whether a literal stays a string: an identifier does, a title would be read as
// a key.
// iOS: 13 -> 14
// macOS: 10.15 -> 11

// ==== Compat.swift
import SwiftUI

extension View {
  @ViewBuilder func identified(_ name: String) -> some View {  // safe: removable-shim/forwarding "its use"
    if #available(iOS 14, macOS 11, *) {
      accessibilityIdentifier(name)
    } else {
      self
    }
  }

  @ViewBuilder func titled(_ title: String) -> some View {  // stays: removable-shim/forwarding "has its type from the shim"
    if #available(iOS 14, macOS 11, *) {
      navigationTitle(title)
    } else {
      self
    }
  }
}

// ==== Page.swift
import SwiftUI

struct Page: View {
  var body: some View {
    Text("a")
      .identified("page")
      .titled("Inbox")
  }
}

// ==== after: Compat.swift
import SwiftUI

extension View {
  @ViewBuilder func titled(_ title: String) -> some View {
    if #available(iOS 14, macOS 11, *) {
      navigationTitle(title)
    } else {
      self
    }
  }
}

// ==== after: Page.swift
import SwiftUI

struct Page: View {
  var body: some View {
    Text("a")
      .accessibilityIdentifier("page")
      .titled("Inbox")
  }
}
