// A name that nothing reads any more, in a result builder: an assignment would be a part of what is built.
// min: 16

// ==== main.swift
@resultBuilder enum Lines {
  static func buildExpression(_ line: String) -> [String] { [line] }
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildEither(first part: [String]) -> [String] { part }
  static func buildEither(second part: [String]) -> [String] { part }
  static func buildLimitedAvailability(_ part: [String]) -> [String] { part }
}
let number = 4
func show(@Lines _ lines: () -> [String]) { print(lines()) }
@Lines func built() -> [String] {
  let part = (number &* 2)
  if #available(iOS 15, *) { "new" } else { "\(part)" }
}
func plain() {
  let part = (number &* 3)
  if #available(iOS 15, *) { print("new") } else { print(part) }
}
show {
  let part = (number &* 4)
  if #available(iOS 15, *) { "new" } else { "\(part)" }
}
print(built())
plain()

// ==== after: main.swift
@resultBuilder enum Lines {
  static func buildExpression(_ line: String) -> [String] { [line] }
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildEither(first part: [String]) -> [String] { part }
  static func buildEither(second part: [String]) -> [String] { part }
  static func buildLimitedAvailability(_ part: [String]) -> [String] { part }
}
let number = 4
func show(@Lines _ lines: () -> [String]) { print(lines()) }
@Lines func built() -> [String] {
  let _ = (number &* 2)
  "new"
}
func plain() {
  _ = (number &* 3)
  print("new")
}
show {
  let _ = (number &* 4)
  "new"
}
print(built())
plain()
