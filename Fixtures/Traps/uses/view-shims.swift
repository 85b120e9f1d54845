// Views that only make a native one, kept as values, asked for what they keep, made of what runs code, and with a
// builder that is called where the view is made.
// min: 16
// module: SwiftUI

// ==== Native/SwiftUI.swift
public protocol View {
  associatedtype Body: View
  var body: Body { get }
}
extension Never: View { public var body: Never { fatalError() } }
public protocol Primitive: View where Body == Never { var name: String { get } }
extension Primitive { public var body: Never { fatalError() } }
public func name(_ view: some View) -> String { (view as? any Primitive)?.name ?? name(view.body) }
public struct Text: Primitive {
  public let name: String
  public init(_ name: String) { self.name = name }
}
public struct Panel<Content: View>: Primitive {
  public let name: String
  public let title: String
  public init(title: String, @Building content: () -> Content) {
    self.title = title
    name = "panel \(title) \(SwiftUI.name(content()))"
  }
}
public struct Gauge: Primitive {
  public let name: String
  public init<Value>(_ value: Value, limit: Int? = nil) { name = "gauge \(Value.self) \(value) \(limit ?? -1)" }
}
@resultBuilder public enum Building {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

// ==== main.swift
import SwiftUI

struct Box<Content: View>: View {
  private let title: String
  private let content: Content
  init(_ title: String, @Building content: () -> Content) {
    self.title = title
    self.content = content()
  }
  var body: some View {
    if #available(iOS 16, *) { return Panel(title: title) { content } } else { fatalError() }
  }
}

enum Compat {
  struct Meter: View {
    var value: Double
    var limit: Int? = 3
    var body: some View {
      if #available(iOS 16, *) { return Gauge(value, limit: limit) } else { fatalError() }
    }
  }
}

struct Asked: View {
  let title: String
  var body: some View {
    if #available(iOS 16, *) { return Panel(title: title) { Text("x") } } else { fatalError() }
  }
}

func next(_ title: String) -> String {
  print("next \(title)")
  return title
}

print(name(Box(next("a")) { Text(next("b")) }))
print(name(Compat.Meter(value: 1)), name(Compat.Meter(value: 2, limit: nil)), name(Compat.Meter(value: 3, limit: 4)))
let asked = Asked(title: "c")
print(asked.title, name(asked))
let meters = [Compat.Meter(value: 5)]
print(meters.map(\.limit), name(meters[0]))

// ==== after: main.swift
import SwiftUI

enum Compat {
  struct Meter: View {
    var value: Double
    var limit: Int? = 3
    var body: some View {
      return Gauge(value, limit: limit)
    }
  }
}

struct Asked: View {
  let title: String
  var body: some View {
    return Panel(title: title) { Text("x") }
  }
}

func next(_ title: String) -> String {
  print("next \(title)")
  return title
}

print(name(Panel(title: next("a")) { Text(next("b")) }))
print(name(Compat.Meter(value: 1)), name(Compat.Meter(value: 2, limit: nil)), name(Compat.Meter(value: 3, limit: 4)))
let asked = Asked(title: "c")
print(asked.title, name(asked))
let meters = [Compat.Meter(value: 5)]
print(meters.map(\.limit), name(meters[0]))
