// Operators of another file that do more than to compare, where a case or a constant stands beside them.
// min: 16

// ==== Kind.swift
enum Kind {
  case first, second
  static func == (a: Kind, b: Kind) -> Bool {
    print("kind")
    return true
  }
}
// ==== Limit.swift
struct Limit { var number: Int }
func ~= (a: Limit, b: Int) -> Bool {
  print("match")
  return a.number > b
}
let limit = Limit(number: 4)
// ==== main.swift
func cases(_ kind: Kind) {
  if kind == .first, #unavailable(iOS 15) { print("old") }
  if kind == .first, #unavailable(iOS 15) { print("old") } else { print("new") }
  if kind == .first { if #unavailable(iOS 15) { print("old") } }
  if Kind.first == kind, #unavailable(iOS 15) { print("old") }
}
func patterns(_ number: Int) {
  if case limit = number, #unavailable(iOS 15) { print("old") }
  if case limit = number, #unavailable(iOS 15) { print("old") } else { print("new") }
  if case limit = number { if #unavailable(iOS 15) { print("old") } }
  if case let other = number, #unavailable(iOS 15) { print("old", other) }
  if number == 3, #unavailable(iOS 15) { print("old") }
  print("end")
}
cases(.first)
patterns(3)

// ==== after: main.swift
func cases(_ kind: Kind) {
  if kind == .first, #unavailable(iOS 15) { print("old") }
  if kind == .first, #unavailable(iOS 15) { print("old") } else { print("new") }
  if kind == .first { }
  if Kind.first == kind, #unavailable(iOS 15) { print("old") }
}
func patterns(_ number: Int) {
  if case limit = number, #unavailable(iOS 15) { print("old") }
  if case limit = number, #unavailable(iOS 15) { print("old") } else { print("new") }
  if case limit = number { }
  if case let other = number, #unavailable(iOS 15) { print("old", other) }
  print("end")
}
cases(.first)
patterns(3)
