// In a closure an argument is worked out when that is called, and an object may have changed by then. A view is asked for at
// any time.
// iOS: 16 -> 17
// macOS: 13 -> 14

// ==== View+Compat.swift
import SwiftUI

extension View {
  @ViewBuilder
  func widgetBackground<V: View>(_ background: V) -> some View {
    if #available(iOS 17, macOS 14, *) {
      containerBackground(for: .widget) { background }
    } else {
      self
    }
  }

  @ViewBuilder
  func widgetColor(_ color: Color) -> some View {  // stays: removable-shim/forwarding "'model.color' would be evaluated at another time, or never"
    if #available(iOS 17, macOS 14, *) {
      containerBackground(for: .widget) { color }
    } else {
      self
    }
  }

  @ViewBuilder
  func widgetShade(_ color: Color) -> some View {  // stays: removable-shim/forwarding "'shade' would be evaluated at another time, or never"
    if #available(iOS 17, macOS 14, *) {
      containerBackground(for: .widget) { color }
    } else {
      self
    }
  }

  @ViewBuilder
  func bars(_ isShown: Bool, _ isWide: Bool) -> some View {  // stays: removable-shim/forwarding "it is more than a native call with its parameters: 'isShown && isWide ? .visible : .hidden'"
    if #available(iOS 17, macOS 14, *) {
      scrollIndicators(isShown && isWide ? .visible : .hidden, axes: .vertical)
    } else {
      self
    }
  }
}

// ==== Page.swift
import SwiftUI

final class Model { var color = Color.red }

func makeBackground() -> Text { Text("b") }

struct Page: View {
  var model = Model()

  var body: some View {
    var shade = Color.red
    let page = Text("a")
      .widgetBackground(makeBackground())
      .widgetColor(model.color)
      .widgetShade(shade)
      .bars(true, false)
    shade = .blue
    return page
  }
}

// ==== after: View+Compat.swift
import SwiftUI

extension View {
  @ViewBuilder
  func widgetColor(_ color: Color) -> some View {
    containerBackground(for: .widget) { color }
  }

  @ViewBuilder
  func widgetShade(_ color: Color) -> some View {
    containerBackground(for: .widget) { color }
  }

  @ViewBuilder
  func bars(_ isShown: Bool, _ isWide: Bool) -> some View {
    scrollIndicators(isShown && isWide ? .visible : .hidden, axes: .vertical)
  }
}

// ==== after: Page.swift
import SwiftUI

final class Model { var color = Color.red }

func makeBackground() -> Text { Text("b") }

struct Page: View {
  var model = Model()

  var body: some View {
    var shade = Color.red
    let page = Text("a")
      .containerBackground(for: .widget) { makeBackground() }
      .widgetColor(model.color)
      .widgetShade(shade)
      .bars(true, false)
    shade = .blue
    return page
  }
}
