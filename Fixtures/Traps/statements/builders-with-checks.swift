// A result builder whose own methods hold checks: once these have gone it passes on what it gets, and what it builds
// is judged by that.
// min: 16

// ==== Lines.swift
@resultBuilder enum Lines {
  static func buildBlock(_ parts: String...) -> String { parts.joined() }
  static func buildEither(first part: String) -> String {
    if #available(iOS 15, *) { return part } else { return "<" + part + ">" }
  }
  static func buildEither(second part: String) -> String {
    if #available(iOS 15, *) { return part } else { return "<" + part + ">" }
  }
}
func make(@Lines _ body: () -> String) -> String { body() }

// ==== main.swift
print(make { "a"; if #available(iOS 15, *) { "b" } else { "c" } })

// ==== after: main.swift
print(make { "a"; "b" })

// ==== after: Lines.swift
@resultBuilder enum Lines {
  static func buildBlock(_ parts: String...) -> String { parts.joined() }
  static func buildEither(first part: String) -> String {
    return part
  }
  static func buildEither(second part: String) -> String {
    return part
  }
}
func make(@Lines _ body: () -> String) -> String { body() }
