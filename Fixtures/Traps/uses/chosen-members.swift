// A shim chooses the native member by what it is declared for: a protocol, a class, elements of any type. A use
// chooses again.
// min: 16

// ==== Native/Panel.swift
open class Base { public init() {} }
public final class Derived: Base {}
public protocol Figure {}
extension Figure {
  public func area() -> Int { 1 }
}
public struct Circle: Figure {
  public init() {}
  public func area() -> Int { 2 }
}
extension Array {
  public func total() -> Int { 3 }
}
extension Array where Element == Int {
  public func total() -> Int { 4 }
}
public struct Panel {
  public init() {}
  public func make() -> Derived { Derived() }
  public var size: Int = 5
  public var width: Int = 6
}

// ==== Shims.swift
import Native

extension Figure {
  func compatArea() -> Int {
    if #available(iOS 15, *) { return area() } else { return 0 }
  }
}

extension Array {
  func compatTotal() -> Int {
    if #available(iOS 15, *) { return total() } else { return 0 }
  }
}

extension Panel {
  func compatMake() -> Base {
    if #available(iOS 15, *) { return make() } else { return Base() }
  }
  func compatMade() -> Base {
    if #available(iOS 15, *) { return make() } else { return Base() }
  }
  var compatSize: Int {
    if #available(iOS 15, *) { return size } else { return 0 }
  }
  var compatWidth: Int {
    if #available(iOS 15, *) { return width } else { return 0 }
  }
}

// ==== main.swift
import Native

func path(_ path: KeyPath<Panel, Int>) -> String { "read" }
func path(_ path: WritableKeyPath<Panel, Int>) -> String { "write" }

let circle = Circle()
print(circle.compatArea(), Circle().compatArea())
print([1].compatTotal(), ["a"].compatTotal())
var made = Panel().compatMake()
made = Base()
var list = [Panel().compatMake()]
list.append(made)
let other: Base = Panel().compatMade()
print(list.count, other is Derived)
print(path(\.compatSize), [Panel()].map(\.compatWidth))

// ==== after: Shims.swift
import Native

extension Figure {
  func compatArea() -> Int {
    if #available(iOS 15, *) { return area() } else { return 0 }
  }
}

extension Array {
  func compatTotal() -> Int {
    if #available(iOS 15, *) { return total() } else { return 0 }
  }
}

extension Panel {
  func compatMake() -> Base {
    if #available(iOS 15, *) { return make() } else { return Base() }
  }
  var compatSize: Int {
    if #available(iOS 15, *) { return size } else { return 0 }
  }
}

// ==== after: main.swift
import Native

func path(_ path: KeyPath<Panel, Int>) -> String { "read" }
func path(_ path: WritableKeyPath<Panel, Int>) -> String { "write" }

let circle = Circle()
print(circle.compatArea(), Circle().compatArea())
print([1].compatTotal(), ["a"].compatTotal())
var made = Panel().compatMake()
made = Base()
var list = [Panel().compatMake()]
list.append(made)
let other: Base = Panel().make()
print(list.count, other is Derived)
print(path(\.compatSize), [Panel()].map(\.width))
