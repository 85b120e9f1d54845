// The system's `Group` is extended by its whole name, for some contents.
// min: 16
// module: SwiftUI

// ==== Native/View.swift
public protocol View {}
public struct Text: View {
  public let text: String
  public init(_ text: String) { self.text = text }
}
public struct Group<Content: View>: View {
  public let content: Content
  public init(_ content: () -> Content) { self.content = content() }
}

// ==== Group.swift
import SwiftUI

extension SwiftUI.Group where Content == Text {
  func loud() -> String { "loud \(content.text)" }
}
extension View {
  func loud() -> String { "quiet" }
}

// ==== main.swift
import SwiftUI

func show() -> String {
  Group {
    if #available(iOS 15, *) { Text("new") } else { Text("old") }
  }.loud()
}
print(show())

// ==== after: main.swift
import SwiftUI

func show() -> String {
  Group {
    Text("new")
  }.loud()
}
print(show())
