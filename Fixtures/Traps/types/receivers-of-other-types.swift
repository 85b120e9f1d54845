// What is called on a parameter is a member of the parameter's type: that the system has a modifier of the name which
// takes a string as it is says nothing of it.
// min: 16
// module: SwiftUI

// ==== Native/View.swift
public struct Key: ExpressibleByStringLiteral {
  public let text: String
  public init(stringLiteral text: String) { self.text = text }
}

public protocol View {}

extension View {
  public func accessibilityIdentifier(_ text: String) -> String { "view \(text)" }
}

public struct Item {
  public init() {}
  public func accessibilityIdentifier(_ key: Key) -> String { "key \(key.text)" }
  @_disfavoredOverload public func accessibilityIdentifier(_ text: String) -> String { "text \(text)" }
}

// ==== Compat.swift
import SwiftUI

func identify(_ item: Item, _ text: String) -> String {
  if #available(iOS 15, *) { return item.accessibilityIdentifier(text) } else { return "" }
}

struct Backport<Content> {
  let content: Content
}

extension Item {
  var backport: Backport<Item> { Backport(content: self) }
}

extension Backport where Content == Item {
  func named(_ text: String) -> String {
    if #available(iOS 15, *) { return content.accessibilityIdentifier(text) } else { return "" }
  }
}

// ==== main.swift
import SwiftUI

print(identify(Item(), "a"), Item().backport.named("b"))
