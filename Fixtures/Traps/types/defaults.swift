// A default takes its type from the shim's parameter; the native call takes values of any type, or has overloads.
// min: 16

// ==== Native/Panel.swift
public struct Ink { public let name: String
  public init(_ name: String = "made") { self.name = name }
  public static let clear = Ink("clear") }

public protocol Style {}
public struct Plain: Style { public init() {} }
extension Ink: Style {}

public struct Panel {
  public init() {}
  public func fill<S: Style>(_ style: S) -> String { "fill \(S.self)" }
  public func back<S: Style>(_ body: () -> S) -> String { "back \(S.self)" }
  public func mark<V>(_ value: V) -> String { "mark \(V.self)" }
  public func mark<V>(all values: V) -> String { "marks \(V.self)" }
  public func tag<V: Hashable>(_ value: V) -> String { "tag \(V.self)" }
  public func scale(_ number: Double) -> String { "double \(number)" }
  public func scale(_ number: Int) -> String { "int \(number)" }
}

// ==== Compat.swift
import Native

extension Panel {
  func ground(ink: Ink = .clear) -> String {
    if #available(iOS 15, *) { return fill(ink) } else { return "" }
  }
  func made(ink: Ink = .init()) -> String {
    if #available(iOS 15, *) { return fill(ink) } else { return "" }
  }
  func behind(ink: Ink = .clear) -> String {
    if #available(iOS 15, *) { return back { ink } } else { return "" }
  }
  func marked(_ value: Int? = nil) -> String {
    if #available(iOS 15, *) { return mark(value) } else { return "" }
  }
  func listed(_ values: [Int] = []) -> String {
    if #available(iOS 15, *) { return mark(all: values) } else { return "" }
  }
  func small(_ value: Int8 = 1) -> String {
    if #available(iOS 15, *) { return tag(value) } else { return "" }
  }
  func chosen(_ value: Int? = 1) -> String {
    if #available(iOS 15, *) { return tag(value) } else { return "" }
  }
  func sized(_ number: Double = 1) -> String {
    if #available(iOS 15, *) { return scale(number) } else { return "" }
  }
  func flagged(_ flag: Bool = true) -> String {
    if #available(iOS 15, *) { return mark(flag) } else { return "" }
  }
  func unique(_ values: Set<Int> = [1, 2]) -> String {
    if #available(iOS 15, *) { return mark(all: values) } else { return "" }
  }
}

// ==== main.swift
import Native

let panel = Panel()
print(panel.ground(), panel.made(), panel.behind(), panel.marked(), panel.listed())
print(panel.small(), panel.chosen(), panel.sized(), panel.flagged(), panel.unique())
print(panel.small(2), panel.chosen(2), panel.sized(2), panel.sized(10 / 4), panel.sized(2.5))
print(panel.listed([1]), panel.unique([3, 3]), panel.flagged(false))
