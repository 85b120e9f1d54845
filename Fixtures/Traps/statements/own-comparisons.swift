// Operators of the project's own that do more than to compare, before a check that is false and in a dead value.
// min: 16

// ==== Ops.swift
struct Key: Comparable {
  var number: Int
  static func == (a: Key, b: Key) -> Bool { print("=="); return a.number == b.number }
  static func < (a: Key, b: Key) -> Bool { print("<"); return a.number < b.number }
}

// ==== main.swift
enum Kind {
  case first, second
  static func == (a: Kind, b: Kind) -> Bool { print("kind"); return true }
}
func compared(_ a: Key, _ b: Key) {
  if a < b, #unavailable(iOS 15) { print("old") }
  if a < b, #unavailable(iOS 15) { print("old") } else { print("new") }
  if a == b { if #unavailable(iOS 15) { print("old") } }
  let isSame = a == b
  if #unavailable(iOS 15) { print(isSame) }
}
func cases(_ kind: Kind, _ number: Int) {
  if kind == .first, #unavailable(iOS 15) { print("old") }
  if kind == .first { if #unavailable(iOS 15) { print("old") } }
  if number == 3, #unavailable(iOS 15) { print("old") }
  print("end")
}
compared(Key(number: 1), Key(number: 2))
cases(.first, 3)

// ==== after: main.swift
enum Kind {
  case first, second
  static func == (a: Kind, b: Kind) -> Bool { print("kind"); return true }
}
func compared(_ a: Key, _ b: Key) {
  if a < b, #unavailable(iOS 15) { print("old") }
  if a < b, #unavailable(iOS 15) { print("old") } else { print("new") }
  if a == b { }
  _ = a == b
}
func cases(_ kind: Kind, _ number: Int) {
  if kind == .first, #unavailable(iOS 15) { print("old") }
  if kind == .first { }
  print("end")
}
compared(Key(number: 1), Key(number: 2))
cases(.first, 3)
