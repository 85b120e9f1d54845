// A result builder of another file sees whether an answer is asked for, too.
// min: 16
// expects: unchanged

// ==== Lines.swift
@resultBuilder enum Lines {
  static func buildBlock(_ parts: String...) -> String { "[" + parts.joined(separator: ",") + "]" }
  static func buildOptional(_ part: String?) -> String { "optional(\(part ?? "-"))" }
  static func buildEither(first: String) -> String { "first(\(first))" }
  static func buildEither(second: String) -> String { "second(\(second))" }
}
func make(@Lines _ body: () -> String) -> String { body() }
// ==== main.swift
private var isNew: Bool { if #available(iOS 15, *) { true } else { false } }
@Lines func lines() -> String {
  if isNew { "a" } else { "b" }
  "c"
}
func plain() -> String {
  if isNew { "d" } else { "e" }
}
print(lines(), plain(), make { if isNew { "f" } else { "g" } })
