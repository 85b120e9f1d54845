// Result builders, and what they transform, in shapes that are rare: methods that a builder inherits, builders of `Void`,
// subscripts, operators, values that are called, bodies that throw, an empty block of its own, an operator that is not
// associative, the name of one of the system's builders, `#if`, generic parameters, attributes with closures.
// min: 16

// ==== Builders.swift
class Methods {
  static func buildEither(first part: String) -> String { "[" + part + "]" }
  static func buildEither(second part: String) -> String { "<" + part + ">" }
}
@resultBuilder final class Lines: Methods {
  static func buildBlock(_ parts: String...) -> String { parts.joined() }
}
protocol Wrapping {}
extension Wrapping {
  static func buildOptional(_ part: String?) -> String { part.map { "\($0)?" } ?? "-" }
}
@resultBuilder enum Rows: Wrapping {
  static func buildBlock(_ parts: String...) -> String { parts.joined() }
}
@resultBuilder enum Steps {
  nonisolated(unsafe) static var seen: [String] = []
  static func buildExpression(_ step: String) { seen.append(step) }
  static func buildBlock(_ parts: Void...) { seen.append("block \(parts.count)") }
  static func buildEither(first: Void) { seen.append("first") }
  static func buildEither(second: Void) { seen.append("second") }
}
@resultBuilder enum Blocks {
  static func buildBlock() -> String { "(empty)" }
  static func buildBlock(_ parts: String...) -> String { parts.joined() }
  static func buildOptional(_ part: String?) -> String { part ?? "" }
  static func buildEither(first part: String) -> String { part }
  static func buildEither(second part: String) -> String { part }
}
struct Node {
  var text: String
  static func + (left: Node, right: Node) -> Node { Node(text: "(\(left.text)+\(right.text))") }
}
@resultBuilder enum Nodes {
  static func buildPartialBlock(first: Node) -> Node { first }
  static func buildPartialBlock(accumulated: Node, next: Node) -> Node { accumulated + next }
  static func buildEither(first part: Node) -> Node { part }
  static func buildEither(second part: Node) -> Node { part }
}
// ==== Takers.swift
struct Maker {
  func callAsFunction(@Lines _ body: () -> String) -> String { body() }
  subscript(_ key: String, @Lines body: () -> String) -> String { key + body() }
}
protocol Page { @Lines subscript(index: Int) -> String { get } }
protocol Job { @Steps func run() }
protocol Task: Job {}
extension Outer.Third: Task {}
func nodes(@Nodes _ body: () -> Node) -> Node { body() }
infix operator <-
func <- (name: String, @Lines body: () -> String) -> String { name + body() }
@resultBuilder enum ViewBuilder {
  static func buildBlock(_ parts: String...) -> String { parts.joined() }
  static func buildOptional(_ part: String?) -> String { part.map { "(\($0))" } ?? "-" }
}
func view(@ViewBuilder _ body: () -> String) -> String { body() }
@resultBuilder enum Parts {
  static func buildBlock(_ parts: String...) -> String { parts.joined() }
  #if swift(>=5)
    static func buildOptional(_ part: String?) -> String { part.map { "(\($0))" } ?? "-" }
  #endif
}
func parts(@Parts _ body: () -> String) -> String { body() }
@propertyWrapper struct Printed {
  var wrappedValue: Int
  init(wrappedValue: Int, @Lines _ body: () -> String) {
    self.wrappedValue = wrappedValue
    print(body())
  }
}
class Document {
  let text: String
  required init(@Lines _ body: () -> String) { text = body() }
}
final class Letter: Document {}
struct Text {
  let text: String
  init(@Lines _ body: () -> String) { text = body() }
}
// ==== First.swift
struct First: Page {
  subscript(index: Int) -> String {
    "a"
    if #available(iOS 15, *) { "b" } else { "c" }
  }
}
enum Outer {
  struct Third {}
}
extension Outer.Third {
  func run() {
    if #available(iOS 15, *) { "13" } else { "14" }
  }
}
struct Second: Job {
  func run() {
    "d"
    if #available(iOS 15, *) { "e" } else { "f" }
  }
  func stop() {
    if #available(iOS 15, *) { print("stops") } else { print("goes on") }
  }
}
// ==== main.swift
struct Failure: Error {}
@Lines func throwing(_ fails: Bool) throws -> String {
  "g"
  if #available(iOS 15, *) { "h" } else { "i" }
  throw Failure()
}
@Rows func inherited() -> String {
  if #available(iOS 15, *) { "j" }
}
@Steps func steps() {
  "k"
  if #available(iOS 15, *) { "l" } else { "m" }
}
@Blocks func emptied() -> String {
  "n"
  if #unavailable(iOS 15) { "o" } else {}
}
let make = Maker()
print(First()[0], (try? throwing(false)) as Any, inherited(), emptied())
print(make { if #available(iOS 15, *) { "p" } else { "q" } })
print(make["r", { if #available(iOS 15, *) { "s" } else { "t" } }])
print(make["u"] { if #available(iOS 15, *) { "v" } else { "w" } })
print(nodes { Node(text: "x"); if #available(iOS 15, *) { Node(text: "y"); Node(text: "z") } else { Node(text: "") } }.text)
print("0" <- { if #available(iOS 15, *) { "1" } else { "2" } }, view { if #available(iOS 15, *) { "3" } })
print(Text.known.text)
extension Text {
  static var known: Self { Self { if #available(iOS 15, *) { "4" } else { "5" } } }
}
print(parts { if #available(iOS 15, *) { "6" } })
struct Number { @Printed({ if #available(iOS 15, *) { "7" } else { "8" } }) var value = 1 }
print(Number().value)
func document<T: Document>(_ type: T.Type) -> T { T { if #available(iOS 15, *) { "9" } else { "10" } } }
print(document(Letter.self).text, Letter { if #available(iOS 15, *) { "11" } else { "12" } }.text)
steps()
Second().run()
Outer.Third().run()
Second().stop()
print(Steps.seen)

// ==== after: First.swift
struct First: Page {
  subscript(index: Int) -> String {
    "a"
    if #available(iOS 15, *) { "b" } else { "c" }
  }
}
enum Outer {
  struct Third {}
}
extension Outer.Third {
  func run() {
    if #available(iOS 15, *) { "13" } else { "14" }
  }
}
struct Second: Job {
  func run() {
    "d"
    if #available(iOS 15, *) { "e" } else { "f" }
  }
  func stop() {
    print("stops")
  }
}

