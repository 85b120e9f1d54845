// A group conforms to a protocol, by which something asks for it.
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

protocol Loud {}
extension Group: Loud {}
extension View {
  func loud() -> String { self is any Loud ? "loud" : "quiet" }
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
