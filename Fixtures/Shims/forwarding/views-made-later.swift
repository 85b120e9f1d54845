// A view that a builder makes is made when the builder is asked, which a view that only shows something does not tell.
// iOS: 16 -> 17
// macOS: 13 -> 14
// migrate: --unsafe

// ==== View+Compat.swift
import SwiftUI

extension View {
  @ViewBuilder
  func widgetView(_ view: some View) -> some View {
    if #available(iOS 17, macOS 14, *) {
      containerBackground(for: .widget) { view }
    } else {
      background(view)
    }
  }

  @ViewBuilder
  func widgetBack<Back: View>(_ back: Back) -> some View {
    if #available(iOS 17, macOS 14, *) {
      containerBackground(for: .widget) { back }
    } else {
      background(back)
    }
  }

  @ViewBuilder
  func widgetColor(_ color: Color) -> some View {  // stays: removable-shim/forwarding "'color(of: icon)' would be evaluated at another time, or never"
    if #available(iOS 17, macOS 14, *) {
      containerBackground(for: .widget) { color }
    } else {
      self
    }
  }

  @ViewBuilder
  func widgetOfClass(_ back: some View) -> some View {  // stays: removable-shim/forwarding "'back()' would be evaluated at another time, or never"
    if #available(iOS 17, macOS 14, *) {
      containerBackground(for: .widget) { back }
    } else {
      background(back)
    }
  }

  @ViewBuilder
  func widgetThatFails(_ back: some View) -> some View {  // stays: removable-shim/forwarding "'made()' would be evaluated at another time, or never"
    if #available(iOS 17, macOS 14, *) {
      containerBackground(for: .widget) { back }
    } else {
      background(back)
    }
  }
}

// ==== Row.swift
import SwiftUI

struct Row: View {
  var icon: String
  var body: some View { Text("a").widgetBack(back(icon: icon)) }
  var colored: some View { Text("b").widgetColor(color(of: icon)).widgetView(back(icon: icon)) }
  func back(icon: String) -> some View { Text(icon) }
  func color(of icon: String) -> Color { .red }
  func mayFail() throws -> some View { try Text("b").widgetThatFails(made()) }
  func made() throws -> Text { Text("c") }
}

final class Model {
  func row() -> some View { Text("d").widgetOfClass(back()) }
  func back() -> some View { Text("e") }
}

// ==== after: Row.swift
import SwiftUI

struct Row: View {
  var icon: String
  var body: some View { Text("a").containerBackground(for: .widget) { back(icon: icon) } }
  var colored: some View { Text("b").widgetColor(color(of: icon)).containerBackground(for: .widget) { back(icon: icon) } }
  func back(icon: String) -> some View { Text(icon) }
  func color(of icon: String) -> Color { .red }
  func mayFail() throws -> some View { try Text("b").widgetThatFails(made()) }
  func made() throws -> Text { Text("c") }
}

final class Model {
  func row() -> some View { Text("d").widgetOfClass(back()) }
  func back() -> some View { Text("e") }
}

// ==== after: View+Compat.swift
import SwiftUI

extension View {
  @ViewBuilder
  func widgetColor(_ color: Color) -> some View {
    containerBackground(for: .widget) { color }
  }

  @ViewBuilder
  func widgetOfClass(_ back: some View) -> some View {
    containerBackground(for: .widget) { back }
  }

  @ViewBuilder
  func widgetThatFails(_ back: some View) -> some View {
    containerBackground(for: .widget) { back }
  }
}
