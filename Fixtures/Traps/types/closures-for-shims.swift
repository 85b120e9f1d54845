// Closures that have their result's type from a shim's parameter, where the native call takes any, or has overloads.
// min: 16

// ==== Native/Panel.swift
public protocol Style { var name: String { get } }
public struct Ink: Style {
  public let name: String
  public init(_ name: String) { self.name = name }
  public static var tint: Ink { Ink("tint") }
}

public struct Panel {
  public init() {}
  public func show<T>(_ body: () -> T) -> String { "\(T.self) \(body())" }
  public func choose(_ body: () -> Int) -> String { "int \(body())" }
  public func choose(_ body: () -> Int?) -> String { "optional \(body() ?? 0)" }
  public func back<S: Style>(for number: Int, content: () -> S) -> String { "\(number) \(content().name)" }
  public func made(_ body: () -> Ink) -> String { body().name }
}

// ==== Shims.swift
import Native

extension Panel {
  func halves(_ body: () -> Double) -> String {
    if #available(iOS 15, *) { return self.show(body) } else { return "" }
  }
  func maybe(_ body: () -> Int?) -> String {
    if #available(iOS 15, *) { return self.choose(body) } else { return "" }
  }
  func whole(_ body: () -> Int) -> String {
    if #available(iOS 15, *) { return self.choose(body) } else { return "" }
  }
  func inked(_ content: () -> Ink) -> String {
    if #available(iOS 15, *) { return self.back(for: 2) { content() } } else { return "" }
  }
  func plain(_ content: () -> Ink) -> String {
    if #available(iOS 15, *) { return self.made(content) } else { return "" }
  }
  func generic<T>(_ body: () -> T) -> String {
    if #available(iOS 15, *) { return self.show(body) } else { return "" }
  }
}

// ==== main.swift
import Native

let panel = Panel(), flag = true
print(panel.halves { 3 }, panel.halves { flag ? 1 : 2 })
print(panel.maybe { 3 }, panel.maybe { flag ? 1 : nil })
print(panel.whole { let value = 4; return value + 1 })
print(panel.inked { .tint }, panel.inked { .init("own") })
print(panel.plain { Ink("own") })
print(panel.generic { 3 }, panel.generic { flag ? 1 : nil })

// ==== after: Shims.swift
import Native

extension Panel {
  func halves(_ body: () -> Double) -> String {
    if #available(iOS 15, *) { return self.show(body) } else { return "" }
  }
  func maybe(_ body: () -> Int?) -> String {
    if #available(iOS 15, *) { return self.choose(body) } else { return "" }
  }
  func whole(_ body: () -> Int) -> String {
    if #available(iOS 15, *) { return self.choose(body) } else { return "" }
  }
  func inked(_ content: () -> Ink) -> String {
    if #available(iOS 15, *) { return self.back(for: 2) { content() } } else { return "" }
  }
  func plain(_ content: () -> Ink) -> String {
    if #available(iOS 15, *) { return self.made(content) } else { return "" }
  }
}

// ==== after: main.swift
import Native

let panel = Panel(), flag = true
print(panel.halves { 3 }, panel.halves { flag ? 1 : 2 })
print(panel.maybe { 3 }, panel.maybe { flag ? 1 : nil })
print(panel.whole { let value = 4; return value + 1 })
print(panel.inked { .tint }, panel.inked { .init("own") })
print(panel.plain { Ink("own") })
print(panel.show { 3 }, panel.show { flag ? 1 : nil })
