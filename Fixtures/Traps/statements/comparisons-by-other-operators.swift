// Comparisons whose operator does not stand there: `!=` asks `==`, `>=` asks `<`, a pattern asks `~=` or `==`. The operators of
// another file print.
// min: 16
// expects: unchanged

// ==== Kinds.swift
enum Kind: Equatable {
  case first, second
  static func == (left: Kind, right: Kind) -> Bool {
    print("==")
    if case .first = left, case .first = right { return true }
    return false
  }
}
struct Level: Comparable {
  var number: Int
  static let low = Level(number: 1)
  static func < (left: Level, right: Level) -> Bool {
    print("<")
    return left.number < right.number
  }
}
struct Grade: Equatable {
  var number: Int
  static let low = Grade(number: 1)
  static func == (left: Grade, right: Grade) -> Bool {
    print("grades")
    return left.number == right.number
  }
}
struct Limit { var number: Int }
func ~= (limit: Limit, number: Int) -> Bool {
  print("~=")
  return limit.number == number
}

// ==== main.swift
func ask(_ kind: Kind, _ level: Level, _ grade: Grade, _ limit: Limit, _ number: Int) {
  if kind != .first, #unavailable(iOS 15) { print("old") } else { print("new") }
  if level >= .low, #unavailable(iOS 15) { print("old") } else { print("new") }
  if case .low = grade, #unavailable(iOS 15) { print("old") } else { print("new") }
  if case limit = number, #unavailable(iOS 15) { print("old") } else { print("new") }
}
ask(.first, .low, .low, Limit(number: 3), 3)
