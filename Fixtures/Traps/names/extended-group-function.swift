// An overload of a function takes groups of text.
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

func loud(_ group: Group<Text>) -> String { "loud" }
func loud<V: View>(_ view: V) -> String { "quiet" }

// ==== main.swift
import SwiftUI

func show() -> String {
  loud(
    Group {
      if #available(iOS 15, *) { Text("new") } else { Text("old") }
    })
}
print(show())

// ==== after: main.swift
import SwiftUI

func show() -> String {
  loud(
    Group {
      Text("new")
    })
}
print(show())
