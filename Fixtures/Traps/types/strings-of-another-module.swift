// The names are those of the system's `View` and `accessibilityIdentifier(_:)`, which take a string as it is; the
// module is another one, whose overload for literals is a key.
// min: 16
// module: Kit

// ==== Native/View.swift
public struct Key: ExpressibleByStringLiteral {
  public let text: String
  public init(stringLiteral text: String) { self.text = text }
}

public protocol View {}

extension View {
  public func accessibilityIdentifier(_ key: Key) -> String { "key \(key.text)" }
  @_disfavoredOverload public func accessibilityIdentifier(_ text: String) -> String { "text \(text)" }
}

public struct Item: View {
  public init() {}
}

// ==== Compat.swift
import Kit

extension View {
  func identified(_ text: String) -> String {
    if #available(iOS 15, *) { return accessibilityIdentifier(text) } else { return "" }
  }
}

struct Backport<Content> {
  let content: Content
}

extension View {
  var backport: Backport<Self> { Backport(content: self) }
}

extension Backport where Content: View {
  func named(_ text: String) -> String {
    if #available(iOS 15, *) { return content.accessibilityIdentifier(text) } else { return "" }
  }
}

// ==== main.swift
import Kit

let name = "c"
print(Item().identified("a"), Item().backport.named("b"))
print(Item().identified(name), Item().backport.named(name))
