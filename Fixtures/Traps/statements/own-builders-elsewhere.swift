// A result builder of another file that makes something of conditions, in whatever way it reaches the check: by its
// name, by an alias, by a parameter, by a memberwise initializer, by a protocol. Builders that pass on what they get
// stay safe.
// min: 16

// ==== Lines.swift
@resultBuilder enum Lines {
  static func buildBlock(_ parts: String...) -> String { "[" + parts.joined(separator: ",") + "]" }
}
// ==== LinesOfConditions.swift
extension Lines {
  static func buildOptional(_ part: String?) -> String { "optional(\(part ?? "-"))" }
  static func buildEither(first: String) -> String { "first(\(first))" }
  static func buildEither(second: String) -> String { "second(\(second))" }
  static func buildLimitedAvailability(_ part: String) -> String { "limited(\(part))" }
}
// ==== Rows.swift
typealias Rows = Lines
// ==== Plain.swift
@resultBuilder enum Plain {
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildExpression(_ part: String) -> [String] { [part] }
  static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
  static func buildEither(first: String) -> [String] { [first] }
  static func buildEither(first: [String]) -> [String] { first }
  static func buildEither(second: [String]) -> [String] { return second }
  static func buildLimitedAvailability(_ part: [String]) -> [String] { part }
}
// ==== Page.swift
protocol Page { @Lines var lines: String { get } }
protocol Sheet: Page {}
func make(@Lines _ body: () -> String) -> String { body() }
struct Stack {
  let text: String
  init(title: String = "", @Lines content: () -> String) { text = title + content() }
}
typealias Column = Stack
struct Card { @Rows var content: () -> String }
func plain(@Plain _ body: () -> [String]) -> [String] { body() }
func call(_ body: () -> String) -> String { body() }
// ==== First.swift
struct First: Sheet {
  var lines: String {
    if #available(iOS 15, *) { "a" } else { "b" }
  }
}
struct Second {}
extension Second: Page {
  var lines: String {
    if #unavailable(iOS 15) { "c" }
    "d"
  }
}
struct Other {
  var lines: String {
    if #available(iOS 15, *) { "free" } else { "of builders" }
  }
}
// ==== main.swift
@Lines func more() -> String {
  if #available(iOS 15, *) { "e" }
  "f"
}
@Rows func named() -> String {
  if #available(iOS 15, *) { "g" }
}
var read: String {
  @Lines get {
    if #available(iOS 15, *) { "h" }
  }
}
let isOn = CommandLine.arguments.count > 0
@Lines func both() -> String {
  if isOn, #available(iOS 15, *) { "i" }
}
@Plain func same() -> [String] {
  if #available(iOS 15, *) { "j" } else { "k" }
  "l"
}
print(more(), named(), read, both(), same(), First().lines, Second().lines, Other().lines)
print(make { if #available(iOS 15, *) { "m" } })
print(Stack { if #available(iOS 15, *) { "n" } else { "o" } }.text)
print(Column(title: "t") { if #available(iOS 15, *) { "p" } }.text)
print(Card { if #available(iOS 15, *) { "q" } }.content())
print(plain { if #available(iOS 15, *) { "r" } })
print(call { if #available(iOS 15, *) { "s" } else { "t" } })

// ==== after: First.swift
struct First: Sheet {
  var lines: String {
    if #available(iOS 15, *) { "a" } else { "b" }
  }
}
struct Second {}
extension Second: Page {
  var lines: String {
    if #unavailable(iOS 15) { "c" }
    "d"
  }
}
struct Other {
  var lines: String {
    "free"
  }
}

// ==== after: main.swift
@Lines func more() -> String {
  if #available(iOS 15, *) { "e" }
  "f"
}
@Rows func named() -> String {
  if #available(iOS 15, *) { "g" }
}
var read: String {
  @Lines get {
    if #available(iOS 15, *) { "h" }
  }
}
let isOn = CommandLine.arguments.count > 0
@Lines func both() -> String {
  if isOn, #available(iOS 15, *) { "i" }
}
@Plain func same() -> [String] {
  "j"
  "l"
}
print(more(), named(), read, both(), same(), First().lines, Second().lines, Other().lines)
print(make { if #available(iOS 15, *) { "m" } })
print(Stack { if #available(iOS 15, *) { "n" } else { "o" } }.text)
print(Column(title: "t") { if #available(iOS 15, *) { "p" } }.text)
print(Card { if #available(iOS 15, *) { "q" } }.content())
print(plain { if #available(iOS 15, *) { "r" } })
print(call { "s" })
