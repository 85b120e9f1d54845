// An answer that is known in another file, where closures and choices take their types from it.
// min: 16

// ==== Native/Panel.swift
public struct Key: ExpressibleByStringLiteral {
  public let text: String
  public init(stringLiteral text: String) { self.text = text }
}

public struct Panel {
  public init() {}
  public func show(_ text: Key) -> String { "key \(text.text)" }
  @_disfavoredOverload public func show<S: StringProtocol>(_ text: S) -> String { "text \(text)" }
  @discardableResult public func reload() -> Int { 1 }
}

// ==== Device.swift
enum Device {
  static var isModern: Bool {
    if #available(iOS 15, *) { return true } else { return false }
  }
}

// ==== main.swift
import Native

func perform<T>(_ body: () -> T) { _ = body(); print(T.self) }
let panel = Panel()
let old = "old"
print(panel.show(Device.isModern ? "new" : old))
print([1, 2, 3].filter { Device.isModern || $0 > 2 })
perform { if Device.isModern { panel.reload() } }
let done = { if Device.isModern { panel.reload() } }
print(type(of: done))
print(Device.isModern ? 10 / 4 : 2.5)
