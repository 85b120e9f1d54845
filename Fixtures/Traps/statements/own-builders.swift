// A result builder of the project that makes something of conditions: without the condition it makes something else.
// min: 16

// ==== main.swift
@resultBuilder enum Lines {
  static func buildBlock(_ parts: String...) -> String { "[" + parts.joined(separator: ",") + "]" }
  static func buildOptional(_ part: String?) -> String { "optional(\(part ?? "-"))" }
  static func buildEither(first: String) -> String { "first(\(first))" }
  static func buildEither(second: String) -> String { "second(\(second))" }
  static func buildLimitedAvailability(_ part: String) -> String { "limited(\(part))" }
}
@resultBuilder enum Plain {
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildExpression(_ part: String) -> [String] { [part] }
  static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
  static func buildEither(first: [String]) -> [String] { first }
  static func buildEither(second: [String]) -> [String] { return second }
  static func buildLimitedAvailability(_ part: [String]) -> [String] { part }
}
typealias Rows = Lines
protocol Page { @Lines var lines: String { get } }
struct First: Page {
  let isOn: Bool
  var lines: String {
    "a"
    if #available(iOS 15, *) { "b" } else { "c" }
    if isOn, #available(iOS 15, *) { "d" }
  }
  @Lines func more() -> String {
    if #unavailable(iOS 15) { "e" }
    "f"
  }
  @Plain func plain() -> [String] {
    if #available(iOS 15, *) { "g" } else { "h" }
    if isOn, #available(iOS 15, *) { "i" }
    if #unavailable(iOS 15) { "j" }
    "k"
  }
  func given() -> String {
    make {
      if #available(iOS 15, *) { "l" }
      "m"
    }
  }
  var read: String {
    @Lines get {
      if #available(iOS 15, *) { "p" }
    }
  }
  @Rows func named() -> String {
    if #available(iOS 15, *) { "q" }
  }
  func made() -> String {
    if #available(iOS 15, *) { return "n" } else { return "o" }
  }
}
func make(@Lines _ body: () -> String) -> String { body() }
let page = First(isOn: true)
print(page.lines, page.more(), page.plain(), page.given(), page.read, page.named(), page.made())

// ==== after: main.swift
@resultBuilder enum Lines {
  static func buildBlock(_ parts: String...) -> String { "[" + parts.joined(separator: ",") + "]" }
  static func buildOptional(_ part: String?) -> String { "optional(\(part ?? "-"))" }
  static func buildEither(first: String) -> String { "first(\(first))" }
  static func buildEither(second: String) -> String { "second(\(second))" }
  static func buildLimitedAvailability(_ part: String) -> String { "limited(\(part))" }
}
@resultBuilder enum Plain {
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildExpression(_ part: String) -> [String] { [part] }
  static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
  static func buildEither(first: [String]) -> [String] { first }
  static func buildEither(second: [String]) -> [String] { return second }
  static func buildLimitedAvailability(_ part: [String]) -> [String] { part }
}
typealias Rows = Lines
protocol Page { @Lines var lines: String { get } }
struct First: Page {
  let isOn: Bool
  var lines: String {
    "a"
    "b"
    if isOn { "d" }
  }
  @Lines func more() -> String {
    if #unavailable(iOS 15) { "e" }
    "f"
  }
  @Plain func plain() -> [String] {
    if #available(iOS 15, *) { "g" } else { "h" }
    if isOn, #available(iOS 15, *) { "i" }
    if #unavailable(iOS 15) { "j" }
    "k"
  }
  func given() -> String {
    make {
      "l"
      "m"
    }
  }
  var read: String {
    @Lines get {
      if #available(iOS 15, *) { "p" }
    }
  }
  @Rows func named() -> String {
    "q"
  }
  func made() -> String {
    return "n"
  }
}
func make(@Lines _ body: () -> String) -> String { body() }
let page = First(isOn: true)
print(page.lines, page.more(), page.plain(), page.given(), page.read, page.named(), page.made())
