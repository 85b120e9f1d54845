// A literal that a value is made of would take its type from there, and not from the shim's parameter.
// iOS: 15 -> 16
// macOS: 12 -> 13

// ==== View+Compat.swift
import SwiftUI

extension View {
  @ViewBuilder
  func numbered(_ number: Double) -> some View {  // stays: removable-shim/forwarding "in a form that has a type by itself"
    if #available(iOS 16, macOS 13, *) {
      navigationTitle(String(number))
    } else {
      self
    }
  }

  @ViewBuilder
  func titled(title: String) -> some View {  // stays: removable-shim/forwarding "in a form that has a type by itself"
    if #available(iOS 16, macOS 13, *) {
      navigationTitle(Text(title))
    } else {
      self
    }
  }

  @ViewBuilder
  func named(name: String) -> some View {  // stays: removable-shim/forwarding "has its type from the shim"
    if #available(iOS 16, macOS 13, *) {
      navigationTitle(name)
    } else {
      self
    }
  }

  @ViewBuilder
  func counted(_ number: Int) -> some View {  // safe: removable-shim/forwarding "its 2 uses"
    if #available(iOS 16, macOS 13, *) {
      navigationTitle(String(number))
    } else {
      self
    }
  }

  @ViewBuilder
  func shown(_ title: String) -> some View {  // safe: removable-shim/forwarding "its use"
    if #available(iOS 16, macOS 13, *) {
      navigationTitle(Text(verbatim: title))
    } else {
      self
    }
  }

  @ViewBuilder
  func still() -> some View {  // safe: removable-shim/forwarding "its use"
    if #available(iOS 16, macOS 13, *) {
      scrollDisabled(true)
    } else {
      self
    }
  }
}

// ==== Page.swift
import SwiftUI

struct Page: View {
  var count = 1

  var body: some View {
    Text("a").numbered(3).titled(title: "b").named(name: "b").counted(3).counted(count).shown("c").still()
  }
}

// ==== after: View+Compat.swift
import SwiftUI

extension View {
  @ViewBuilder
  func numbered(_ number: Double) -> some View {
    navigationTitle(String(number))
  }

  @ViewBuilder
  func titled(title: String) -> some View {
    navigationTitle(Text(title))
  }

  @ViewBuilder
  func named(name: String) -> some View {
    if #available(iOS 16, macOS 13, *) {
      navigationTitle(name)
    } else {
      self
    }
  }
}

// ==== after: Page.swift
import SwiftUI

struct Page: View {
  var count = 1

  var body: some View {
    Text("a").numbered(3).titled(title: "b").named(name: "b").navigationTitle(String(3)).navigationTitle(String(count)).navigationTitle(Text(verbatim: "c")).scrollDisabled(true)
  }
}
