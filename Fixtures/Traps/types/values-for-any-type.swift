// What takes its type from a shim's parameter is passed to a native call that takes a value of any type.
// min: 16

// ==== Native/Panel.swift
public struct Key: ExpressibleByStringLiteral {
  public let text: String
  public init(stringLiteral text: String) { self.text = text }
  public static var own: Key { "own" }
}

public struct Panel {
  public init() {}
  public func tag<T>(_ value: T) -> String { "\(T.self) \(value)" }
  public func pad(_ by: Int) -> String { "int \(by)" }
  public func pad(_ by: Double) -> String { "double \(by)" }
}

// ==== Shims.swift
import Native

extension Panel {
  func marked(_ key: Key = "own") -> String {
    if #available(iOS 15, *) { return self.tag(key) } else { return "" }
  }
  func numbered(_ number: Double) -> String {
    if #available(iOS 15, *) { return self.tag(number) } else { return "" }
  }
  func maybe(_ number: Int? = nil) -> String {
    if #available(iOS 15, *) { return self.tag(number) } else { return "" }
  }
  func listed(_ numbers: Set<Int>) -> String {
    if #available(iOS 15, *) { return self.tag(numbers) } else { return "" }
  }
  func generic<Value>(_ value: Value) -> String {
    if #available(iOS 15, *) { return self.tag(value) } else { return "" }
  }
  func padded(_ by: Double) -> String {
    if #available(iOS 15, *) { return self.pad(by) } else { return "" }
  }
}

// ==== main.swift
import Native

let panel = Panel()
let one = 1, flag = one > 0
print(panel.marked(), panel.marked("a"), panel.marked(.own), panel.marked(flag ? "b" : .own))
print(panel.numbered(.zero), panel.numbered([1, 2][0]), panel.numbered(max(1, 2)), panel.numbered(flag ? 1 : .pi))
print(panel.maybe(), panel.maybe(3), panel.maybe(one), panel.maybe(.some(4)), panel.maybe(flag ? 1 : nil))
print(panel.listed([one]), panel.listed([one, 1]), panel.listed([]))
print(panel.generic("a"), panel.generic(3))
print(panel.padded(max(1, 2)), panel.padded([1, 2][1]), panel.padded(abs(-1)), panel.padded(-1), panel.padded(.pi))

// ==== after: Shims.swift: gone

// ==== after: main.swift
import Native

let panel = Panel()
let one = 1, flag = one > 0
print(panel.tag("own" as Key), panel.tag("a" as Key), panel.tag(.own as Key), panel.tag((flag ? "b" : .own) as Key))
print(panel.tag(.zero as Double), panel.tag([1, 2][0] as Double), panel.tag(max(1, 2) as Double), panel.tag((flag ? 1 : .pi) as Double))
print(panel.tag(nil as Int?), panel.tag(3 as Int?), panel.tag(one as Int?), panel.tag(.some(4) as Int?), panel.tag((flag ? 1 : nil) as Int?))
print(panel.tag([one] as Set<Int>), panel.tag([one, 1] as Set<Int>), panel.tag([] as Set<Int>))
print(panel.tag("a"), panel.tag(3))
print(panel.pad(max(1, 2) as Double), panel.pad([1, 2][1] as Double), panel.pad(abs(-1) as Double), panel.pad(-1 as Double), panel.pad(Double.pi))
