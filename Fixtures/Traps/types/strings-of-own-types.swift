// The project has a `View` of its own beside the system's, in a file that does not import it: the extension is one of
// the project's protocol.
// min: 16
// module: SwiftUI

// ==== Native/View.swift
public protocol View {}

extension View {
  public func accessibilityIdentifier(_ text: String) -> String { "system \(text)" }
}

// ==== Own.swift
struct Key: ExpressibleByStringLiteral {
  let text: String
  init(stringLiteral text: String) { self.text = text }
}

class View {
  func show(_ key: Key) -> String { "key \(key.text)" }
  @_disfavoredOverload func show(_ text: String) -> String { "text \(text)" }
}

struct Label {
  let text: String
  init(verbatim key: Key) { text = "key \(key.text)" }
  @_disfavoredOverload init(verbatim: String) { text = "text \(verbatim)" }
}

// ==== Compat.swift
import SwiftUI

extension View {
  func shown(_ text: String) -> String {
    if #available(iOS 15, *) { return show(text) } else { return "" }
  }
}

func label(_ text: String) -> Label {
  if #available(iOS 15, *) { return Label(verbatim: text) } else { return Label(verbatim: text + "!") }
}

// ==== main.swift
import SwiftUI

print(View().shown("a"), label("b").text)
