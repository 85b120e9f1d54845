// A result builder that passes conditions on, and of which only the blocks show how deep something is nested: an `if`
// around two parts makes a block of its own.
// min: 16

// ==== Builders.swift
@resultBuilder enum Blocks {
  static func buildBlock(_ parts: String...) -> String { "[" + parts.joined(separator: ",") + "]" }
  static func buildOptional(_ part: String?) -> String { part ?? "" }
  static func buildEither(first: String) -> String { first }
  static func buildEither(second: String) -> String { second }
}
@resultBuilder enum Pairs {
  static func buildPartialBlock(first: String) -> String { first }
  static func buildPartialBlock(accumulated: String, next: String) -> String { "(\(accumulated) \(next))" }
  static func buildEither(first: String) -> String { first }
  static func buildEither(second: String) -> String { second }
}
@resultBuilder enum Sums {
  static func buildPartialBlock(first: Int) -> Int { first }
  static func buildPartialBlock(accumulated: Int, next: Int) -> Int { accumulated + next }
  static func buildEither(first: Int) -> Int { first }
  static func buildEither(second: Int) -> Int { second }
}
@resultBuilder enum Paragraphs {
  static func buildBlock(_ parts: String...) -> String { parts.joined(separator: "/") }
  static func buildOptional(_ part: String?) -> String { part ?? "" }
  static func buildEither(first: String) -> String { first }
  static func buildEither(second: String) -> String { second }
}
// ==== main.swift
@Blocks func blocks() -> String {
  if #available(iOS 15, *) { "a" } else { "b" }
  "c"
}
@Pairs func pairs() -> String {
  "d"
  if #available(iOS 15, *) {
    "e"
    "f"
  } else { "g" }
}
@Sums func sums() -> Int {
  1
  if #available(iOS 15, *) {
    2
    3
  } else { 4 }
}
@Paragraphs func paragraphs() -> String {
  "h"
  if #available(iOS 15, *) { "i" } else { "j" }
}
@Paragraphs func emptied() -> String {
  "k"
  if #unavailable(iOS 15) { "l" }
  "m"
}
@Blocks func chain(_ isFirst: Bool) -> String {
  if isFirst { "n" } else if #available(iOS 15, *) { "o" } else { "p" }
}
print(blocks(), pairs(), sums(), paragraphs(), emptied(), chain(true), chain(false))

// ==== after: main.swift
@Blocks func blocks() -> String {
  if #available(iOS 15, *) { "a" } else { "b" }
  "c"
}
@Pairs func pairs() -> String {
  "d"
  if #available(iOS 15, *) {
    "e"
    "f"
  } else { "g" }
}
@Sums func sums() -> Int {
  1
  2
  3
}
@Paragraphs func paragraphs() -> String {
  "h"
  "i"
}
@Paragraphs func emptied() -> String {
  "k"
  if #unavailable(iOS 15) { "l" }
  "m"
}
@Blocks func chain(_ isFirst: Bool) -> String {
  if isFirst { "n" } else { "o" }
}
print(blocks(), pairs(), sums(), paragraphs(), emptied(), chain(true), chain(false))
