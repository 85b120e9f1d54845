// A literal takes the type of the shim's parameter; the native call has another overload for literals.
// min: 16

// ==== Native/Row.swift
public struct Key: ExpressibleByStringLiteral {
  public let text: String
  public init(stringLiteral text: String) { self.text = text }
}

public struct Row {
  public init() {}
  public func badge(_ text: Key) -> String { "key \(text.text)" }
  @_disfavoredOverload public func badge<S: StringProtocol>(_ text: S) -> String { "text \(text)" }
  public func show(_ number: Int) -> String { "int \(number)" }
  public func show(_ number: Double) -> String { "double \(number)" }
}

// ==== Compat.swift
import Native

extension Row {
  func compatBadge(_ text: String) -> String {
    if #available(iOS 15, *) { return badge(text) } else { return "" }
  }
  func compatShow(_ number: Double) -> String {
    if #available(iOS 15, *) { return show(number) } else { return "" }
  }
}

// ==== main.swift
import Native

let row = Row()
let isShort = CommandLine.argc > 0
print(row.compatBadge("v"), row.compatBadge(("v")), row.compatBadge(isShort ? "v" : "w"))
print(row.compatShow(1), row.compatShow(-2), row.compatShow(2.5))
let word = "w"
print(row.compatBadge(word))
