// Variables that are given values, and read by dead code alone: they go with what gives them values, where that only reads.
// min: 16
// warns: variables stay whose values may do something

// ==== Store.swift
enum Store {
  static var limit: Int {
    print("limit")
    return 3
  }
}
var level: Int {
  print("level")
  return 4
}
final class Token { deinit { print("released") } }

// ==== main.swift
func show(_ items: [Int]) {
  var isFound = false
  if items.count > 1 { isFound = true }
  if isFound { if #unavailable(iOS 15) { print("old") } }
  let title: String
  if items.isEmpty { title = "none" } else { title = "some" }
  if #unavailable(iOS 15) { print(title) }
  var size: Int
  switch items.count {
  case 0: size = 0
  case 1: size = 1
  default:
    print("many")
    size = 2
  }
  if #unavailable(iOS 15) { print(size) }
  var count = 0
  for item in items where item > 1 { count += 1 }
  if #unavailable(iOS 15) { print(count) }
  print("shown")
}
func keep(_ items: [Int]) {
  var sum = 0
  for item in items { sum += item }
  if #unavailable(iOS 15) { print(sum) }
  var limit = 0
  if items.count > 1 { limit = Store.limit }
  if #unavailable(iOS 15) { print(limit) }
  var number = 0
  if items.count > 1 { number = level }
  if #unavailable(iOS 15) { print(number) }
  var token: Token?
  token = Token()
  print("made")
  token = nil
  if #unavailable(iOS 15) { print(token as Any) }
  print("kept")
}
show([1, 2])
keep([1, 2])

// ==== after: Store.swift
var level: Int {
  print("level")
  return 4
}
final class Token { deinit { print("released") } }

// ==== after: main.swift
func show(_ items: [Int]) {
  switch items.count {
  case 0: break
  case 1: break
  default:
    print("many")
  }
  for item in items where item > 1 { }
  print("shown")
}
func keep(_ items: [Int]) {
  for _ in items { }
  _ = Token()
  print("made")
  print("kept")
}
show([1, 2])
keep([1, 2])
