// What a modifier keeps may be of another type than what it is made with, worked out from it, or used twice: then the
// native call would be given something else.
// min: 16
// module: SwiftUI

// ==== Native/SwiftUI.swift
public protocol View { var name: String { get } }
public struct Text: View {
  public let name: String
  public init(_ name: String) { self.name = name }
}
public struct Content: View {
  public let name: String
  public init(_ view: some View) { name = view.name }
}
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = SwiftUI.Content
  func body(content: Content) -> Body
}
extension View {
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
    modifier.body(content: Content(self))
  }
  public func tagged<Value>(_ value: Value) -> some View { Text("\(name) \(Value.self) \(value)") }
  public func counted(_ count: Int) -> some View { Text("\(name) \(count)") }
  public func framed(_ width: Int, by height: Int) -> some View { Text("\(name) \(width)x\(height)") }
}

// ==== main.swift
import SwiftUI

struct Optional: ViewModifier {
  let value: Int?
  init(_ value: Int) { self.value = value }
  func body(content: Content) -> some View {
    if #available(iOS 16, *) { return content.tagged(value) } else { fatalError() }
  }
}

struct Doubled: ViewModifier {
  let count: Int
  init(_ count: Int) { self.count = count * 2 }
  func body(content: Content) -> some View {
    if #available(iOS 16, *) { return content.counted(count) } else { fatalError() }
  }
}

struct Square: ViewModifier {
  let side: Int
  func body(content: Content) -> some View {
    if #available(iOS 16, *) { return content.framed(side, by: self.side) } else { fatalError() }
  }
}

struct Turned: ViewModifier {
  let width: Int
  let height: Int
  func body(content: Content) -> some View {
    if #available(iOS 16, *) { return content.framed(height, by: width) } else { fatalError() }
  }
}

struct Watched: ViewModifier {
  var count: Int = 1 { didSet { print("set") } }
  func body(content: Content) -> some View {
    if #available(iOS 16, *) { return content.counted(count) } else { fatalError() }
  }
}

struct Typed: ViewModifier {
  var value: Double = 1
  func body(content: Content) -> some View {
    if #available(iOS 16, *) { return content.tagged(value) } else { fatalError() }
  }
}

struct Over<Other: View>: ViewModifier {
  let other: Other
  func body(content: Content) -> some View {
    if #available(iOS 16, *) { return content.tagged(other) } else { fatalError() }
  }
}

extension View {
  func optional(_ value: Int) -> some View { modifier(Optional(value)) }
  func turned(_ width: Int, _ height: Int) -> some View { modifier(Turned(width: width, height: height)) }
  func typed(_ value: Double = 3) -> some View { modifier(Typed(value: value)) }
}

struct Row: View {
  let name: String
  func counted(_ count: Int) -> some View { Text("row \(count)") }
}

func next(_ number: Int) -> Int {
  print("next \(number)")
  return number
}

print(Text("a").modifier(Optional(1)).name, Text("a").optional(2).name)
print(Text("b").modifier(Doubled(2)).name)
print(Text("c").modifier(Square(side: next(3))).name)
print(Text("d").modifier(Turned(width: next(1), height: next(2))).name, Text("d").turned(3, 4).name)
print(Text("e").modifier(Watched()).name)
print(Text("f").modifier(Typed(value: 2)).name, Text("f").modifier(Typed()).name, Text("f").typed().name)
print(Text("g").modifier(Over(other: Text("h").modifier(Over(other: Text("i"))))).name)
print(Row(name: "j").modifier(Doubled(1)).name)

// ==== after: main.swift
import SwiftUI

struct Optional: ViewModifier {
  let value: Int?
  init(_ value: Int) { self.value = value }
  func body(content: Content) -> some View {
    return content.tagged(value)
  }
}

struct Doubled: ViewModifier {
  let count: Int
  init(_ count: Int) { self.count = count * 2 }
  func body(content: Content) -> some View {
    return content.counted(count)
  }
}

struct Square: ViewModifier {
  let side: Int
  func body(content: Content) -> some View {
    return content.framed(side, by: self.side)
  }
}

struct Turned: ViewModifier {
  let width: Int
  let height: Int
  func body(content: Content) -> some View {
    return content.framed(height, by: width)
  }
}

struct Watched: ViewModifier {
  var count: Int = 1 { didSet { print("set") } }
  func body(content: Content) -> some View {
    return content.counted(count)
  }
}

extension View {
  func optional(_ value: Int) -> some View { modifier(Optional(value)) }
}

struct Row: View {
  let name: String
  func counted(_ count: Int) -> some View { Text("row \(count)") }
}

func next(_ number: Int) -> Int {
  print("next \(number)")
  return number
}

print(Text("a").modifier(Optional(1)).name, Text("a").optional(2).name)
print(Text("b").modifier(Doubled(2)).name)
print(Text("c").modifier(Square(side: next(3))).name)
print(Text("d").modifier(Turned(width: next(1), height: next(2))).name, Text("d").framed(4, by: 3).name)
print(Text("e").modifier(Watched()).name)
print(Text("f").tagged(2.0).name, Text("f").tagged(1.0).name, Text("f").tagged(3.0).name)
print(Text("g").tagged(Text("h").tagged(Text("i"))).name)
print(Row(name: "j").modifier(Doubled(1)).name)
