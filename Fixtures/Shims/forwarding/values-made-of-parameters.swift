// Parameters are parts of what the native call is given.
// iOS: 16 -> 18

// ==== View+Compat.swift
import SwiftUI

extension View {
  @ViewBuilder
  func zoomTransition(sourceID: String, in namespace: Namespace.ID) -> some View {  // safe: removable-shim/forwarding "its 2 uses"
    if #available(iOS 18, macOS 15, *) {
      navigationTransition(.zoom(sourceID: sourceID, in: namespace))
    } else {
      self
    }
  }

  @ViewBuilder
  func scrollBars(isShown: Bool) -> some View {  // safe: removable-shim/forwarding "its 4 uses"
    if #available(iOS 18, macOS 15, *) {
      scrollIndicators(isShown ? .visible : .hidden, axes: .vertical)
    } else {
      self
    }
  }

  @ViewBuilder
  func widgetBackground<V: View>(_ background: V) -> some View {  // safe: removable-shim/forwarding "its 2 uses"
    if #available(iOS 17, macOS 14, *) {
      containerBackground(for: .widget) { background }
    } else {
      self
    }
  }

  @ViewBuilder
  func widgetColor(_ color: Color) -> some View {  // safe: removable-shim/forwarding "its 3 uses"
    if #available(iOS 17, macOS 14, *) {
      containerBackground(for: .widget) {
        color
      }
    } else {
      self
    }
  }

  @ViewBuilder
  func noWidgetBackground() -> some View {  // safe: removable-shim/forwarding "its use"
    if #available(iOS 17, macOS 14, *) {
      containerBackground(for: .widget) { Color.clear }
    } else {
      self
    }
  }
}

// ==== Page.swift
import SwiftUI

struct Page: View {
  @Namespace var space
  var id = "a"
  var isShown = true
  var background = Color.red

  func count() -> Int { 1 }

  var body: some View {
    let shade = Color.blue
    return Text("a")
      .zoomTransition(sourceID: id, in: space)
      .zoomTransition(sourceID: "\(count())", in: space)
      .scrollBars(isShown: true)
      .scrollBars(isShown: false)
      .scrollBars(isShown: isShown)
      .scrollBars(isShown: count() > 1)
      .widgetBackground(background)
      .widgetBackground(Text("b"))
      .widgetColor(.red)
      .widgetColor(Color.red)
      .widgetColor(shade)
      .noWidgetBackground()
  }
}

// ==== after: View+Compat.swift: gone
// ==== after: Page.swift
import SwiftUI

struct Page: View {
  @Namespace var space
  var id = "a"
  var isShown = true
  var background = Color.red

  func count() -> Int { 1 }

  var body: some View {
    let shade = Color.blue
    return Text("a")
      .navigationTransition(.zoom(sourceID: id, in: space))
      .navigationTransition(.zoom(sourceID: "\(count())", in: space))
      .scrollIndicators(.visible, axes: .vertical)
      .scrollIndicators(.hidden, axes: .vertical)
      .scrollIndicators(isShown ? .visible : .hidden, axes: .vertical)
      .scrollIndicators((count() > 1) ? .visible : .hidden, axes: .vertical)
      .containerBackground(for: .widget) { background }
      .containerBackground(for: .widget) { Text("b") }
      .containerBackground(for: .widget) { Color.red }
      .containerBackground(for: .widget) { Color.red }
      .containerBackground(for: .widget) { shade }
      .containerBackground(for: .widget) { Color.clear }
  }
}
