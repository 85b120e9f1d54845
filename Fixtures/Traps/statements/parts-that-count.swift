// A builder that gives an empty part for a condition that does not hold, and whose blocks count their parts: without
// the condition they count one less. One that flattens its parts tells no difference.
// min: 16

// ==== Lines.swift
@resultBuilder enum Lines {
  static func buildBlock(_ parts: String...) -> String { "{" + parts.joined(separator: ";") + "}" }
  static func buildOptional(_ part: String?) -> String { part ?? "" }
  static func buildEither(first part: String) -> String { part }
  static func buildEither(second part: String) -> String { part }
}
@resultBuilder enum Rows {
  static func buildExpression(_ part: String) -> [String] { [part] }
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
}

// ==== main.swift
@Lines func lines() -> String {
  "a"
  if #unavailable(iOS 15) { "b" }
}
@Rows func rows() -> [String] {
  "a"
  if #unavailable(iOS 15) { "b" }
}
print(lines(), rows())

// ==== after: main.swift
@Lines func lines() -> String {
  "a"
  if #unavailable(iOS 15) { "b" }
}
@Rows func rows() -> [String] {
  "a"
}
print(lines(), rows())
