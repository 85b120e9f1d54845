// Views that are left empty: a builder of the project counts what it is given, and a value has to be left where one is
// asked for.
// min: 16
// module: SwiftUI

// ==== Native/View.swift
public protocol View { var text: String { get } }
public struct EmptyView: View { public init() {}; public var text: String { "" } }
public struct Text: View { public var text: String; public init(_ text: String) { self.text = text } }
public struct Pair<A: View, B: View>: View {
  let a: A
  let b: B
  public var text: String { a.text + b.text }
}
extension Optional: View where Wrapped: View { public var text: String { self?.text ?? "" } }
@resultBuilder public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<A: View>(_ a: A) -> A { a }
  public static func buildBlock<A: View, B: View>(_ a: A, _ b: B) -> Pair<A, B> { Pair(a: a, b: b) }
  public static func buildIf<A: View>(_ a: A?) -> A? { a }
}
public struct HStack<A: View>: View {
  let content: A
  public init(@ViewBuilder content: () -> A) { self.content = content() }
  public var text: String { "(\(content.text))" }
}
extension View {
  public func overlay<A: View>(@ViewBuilder content: () -> A) -> some View { Pair(a: self, b: content()) }
}

// ==== Page.swift
import SwiftUI

@resultBuilder struct Counter {
  static func buildExpression<A: View>(_ a: A) -> Int { 1 }
  static func buildBlock(_ parts: Int...) -> Int { parts.reduce(0, +) }
}
func count(@Counter _ parts: () -> Int) -> Int { parts() }

struct Page {
  @ViewBuilder private var scrim: some View {
    if #unavailable(iOS 15) { Text("old") }
  }
  @ViewBuilder private var counted: some View {
    if #unavailable(iOS 15) { Text("old") }
  }
  @ViewBuilder private var joined: some View {
    if #unavailable(iOS 15) { Text("old") }
  }

  var body: some View {
    HStack {
      Text("a")
      scrim
    }
    .overlay { scrim }
  }
  var number: Int {
    count {
      Text("a")
      counted
    }
  }
  var all: String { [joined.text, Text("b").text].joined(separator: "|") }
}

// ==== main.swift
import SwiftUI

print(Page().body.text, Page().number, Page().all)

