// Views and modifiers of other files have the names of the system's, and count what they are given; another view of the
// same name has a part of its own by that name.
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

// ==== Own.swift
import SwiftUI

@resultBuilder struct Counter {
  static func buildExpression<A: View>(_ a: A) -> Int { 1 }
  static func buildBlock(_ parts: Int...) -> Text { Text("\(parts.reduce(0, +))") }
}
struct HStack: View {
  let content: Text
  init(@Counter content: () -> Text) { self.content = content() }
  var text: String { content.text }
}
extension View {
  func overlay<A: View>(@ViewBuilder content: () -> A) -> some View where Self == Text { Text("own " + text) }
}
protocol HasScrim: View {}
extension HasScrim { var scrim: some View { Text("their scrim") } }

// ==== Page.swift
import SwiftUI

struct Page {
  @ViewBuilder private var counted: some View {
    if #unavailable(iOS 15) { Text("old") }
  }
  @ViewBuilder private var layer: some View {
    if #unavailable(iOS 15) { Text("old") }
  }

  var body: some View {
    HStack {
      Text("a")
      counted
    }
  }
  var title: some View { Text("b").overlay { layer } }
}
enum First {
  struct Row: View {
    @ViewBuilder private var scrim: some View {
      if #unavailable(iOS 15) { Text("old") }
    }
    @ViewBuilder var body: some View {
      Text("first")
      scrim
    }
    var text: String { body.text }
  }
}
enum Second {
  struct Row: HasScrim {
    @ViewBuilder var body: some View {
      Text("second")
      scrim
    }
    var text: String { body.text }
  }
}

// ==== main.swift
import SwiftUI

print(Page().body.text, Page().title.text, First.Row().text, Second.Row().text)

// ==== after: Page.swift
import SwiftUI

struct Page {
  @ViewBuilder private var counted: some View {
  }
  @ViewBuilder private var layer: some View {
  }

  var body: some View {
    HStack {
      Text("a")
      counted
    }
  }
  var title: some View { Text("b").overlay { layer } }
}
enum First {
  struct Row: View {
    @ViewBuilder private var scrim: some View {
    }
    @ViewBuilder var body: some View {
      Text("first")
      scrim
    }
    var text: String { body.text }
  }
}
enum Second {
  struct Row: HasScrim {
    @ViewBuilder var body: some View {
      Text("second")
      scrim
    }
    var text: String { body.text }
  }
}
