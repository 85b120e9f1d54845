// An own operator for patterns that does more than to compare.
// min: 16

// ==== main.swift
struct Limit { var number: Int }
func ~= (a: Limit, b: Int) -> Bool {
  print("match")
  return a.number > b
}
let limit = Limit(number: 4)
func patterns(_ number: Int, _ other: Int?) {
  if case limit = number, #unavailable(iOS 15) { print("old") }
  if case limit = number, #unavailable(iOS 15) { print("old") } else { print("new") }
  if case limit = number { if #unavailable(iOS 15) { print("old") } }
  if case .some(limit) = other, #unavailable(iOS 15) { print("old") }
  if case .some = other, #unavailable(iOS 15) { print("old") }
  if case .some(let found) = other, #unavailable(iOS 15) { print("old", found) }
  print("end")
}
patterns(3, 2)

// ==== after: main.swift
struct Limit { var number: Int }
func ~= (a: Limit, b: Int) -> Bool {
  print("match")
  return a.number > b
}
let limit = Limit(number: 4)
func patterns(_ number: Int, _ other: Int?) {
  print("new")
  if case .some(limit) = other, #unavailable(iOS 15) { print("old") }
  if case .some(let found) = other, #unavailable(iOS 15) { print("old", found) }
  print("end")
}
patterns(3, 2)
