// What is a string for the shim's parameter only is a key for the native overload that comes first.
// min: 16
// module: SwiftUI

// ==== Native/View.swift
public struct LocalizedStringKey: ExpressibleByStringInterpolation {
  public let text: String
  public init(stringLiteral text: String) { self.text = text }
  public init(_ text: String) { self.text = text }
}

public protocol View {}

extension View {
  public func navigationTitle(_ key: LocalizedStringKey) -> String { "key \(key.text)" }
  @_disfavoredOverload public func navigationTitle<S: StringProtocol>(_ text: S) -> String { "text \(text)" }
}

public struct Item: View {
  public init() {}
}

// ==== Compat.swift
import SwiftUI

extension View {
  func named(_ text: String) -> String {
    if #available(iOS 15, *) { return navigationTitle(text) } else { return "" }
  }
  func called(_ text: String) -> String {
    if #available(iOS 15, *) { return navigationTitle(text) } else { return "" }
  }
  func parted(_ text: Substring) -> String {
    if #available(iOS 15, *) { return navigationTitle(text) } else { return "" }
  }
  func parts(_ text: Substring) -> String {
    if #available(iOS 15, *) { return navigationTitle(text) } else { return "" }
  }
  func any<S: StringProtocol>(_ text: S) -> String {
    if #available(iOS 15, *) { return navigationTitle(text) } else { return "" }
  }
  func some(_ text: some StringProtocol) -> String {
    if #available(iOS 15, *) { return navigationTitle(text) } else { return "" }
  }
  func given(_ text: some StringProtocol) -> String {
    if #available(iOS 15, *) { return navigationTitle(text) } else { return "" }
  }
}

extension String {
  static let own = "own"
}

// ==== main.swift
import SwiftUI

extension LocalizedStringKey {
  static let own: LocalizedStringKey = "other"
}

let item = Item(), text = "abc", isOn = text.count > 1
print(item.named(#function))
print(item.called(.own), item.called(.init("a")), item.called(text), item.called(String("b")))
print(item.parted("lit"), item.parts(text.prefix(1)))
print(item.any("lit"), item.some(isOn ? "a" : "b"), item.given(text), item.given(text.prefix(2)))

// ==== after: Compat.swift
import SwiftUI

extension View {
  func named(_ text: String) -> String {
    if #available(iOS 15, *) { return navigationTitle(text) } else { return "" }
  }
  func called(_ text: String) -> String {
    if #available(iOS 15, *) { return navigationTitle(text) } else { return "" }
  }
  func parted(_ text: Substring) -> String {
    if #available(iOS 15, *) { return navigationTitle(text) } else { return "" }
  }
  func any<S: StringProtocol>(_ text: S) -> String {
    if #available(iOS 15, *) { return navigationTitle(text) } else { return "" }
  }
  func some(_ text: some StringProtocol) -> String {
    return navigationTitle(text)
  }
}

extension String {
  static let own = "own"
}

// ==== after: main.swift
import SwiftUI

extension LocalizedStringKey {
  static let own: LocalizedStringKey = "other"
}

let item = Item(), text = "abc", isOn = text.count > 1
print(item.named(#function))
print(item.called(.own), item.called(.init("a")), item.called(text), item.called(String("b")))
print(item.parted("lit"), item.navigationTitle(text.prefix(1)))
print(item.any("lit"), item.some(isOn ? "a" : "b"), item.navigationTitle(text), item.navigationTitle(text.prefix(2)))
