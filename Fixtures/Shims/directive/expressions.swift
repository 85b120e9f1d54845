// What is marked may be any expression on one line: what a use passes and stands behind takes the place of the
// parameters and of `self`, with the parentheses and types that keep its meaning.
// iOS: 15 -> 16
// still builds for the old minimum: nothing here is of the system

// ==== Person.swift
struct Person {
  var first: String, last: String?
  var age = 2

  // backport:inline
  var isLong: Bool { first.count > 8 && age > 8 }

  // backport:inline
  var lastCount: Int? { last?.count }

  // backport:inline
  mutating func grow(by years: Int) { age = age + years }

  func check(first: Int) -> Int { isLong ? 1 : first }
}

// backport:inline
func doubled(_ x: Int) -> Int { x * 2 }

// backport:inline
func full(_ person: Person, _ separator: String = " ") -> String { person.first + separator + (person.last ?? "") }

// backport:inline
var height: Double { 16 }

// backport:inline
var none: Int? { 2 }

extension Array {
  // backport:inline
  func at(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension Int {
  // backport:inline
  func plus(_ other: Int) -> Int { self + other }
}

// ==== Use.swift
// The work for each is that of its own text, not that of all in it.
func sum(_ n: Int) -> Int { n.plus(1).plus(1).plus(1).plus(1).plus(1).plus(1).plus(1).plus(1).plus(1).plus(1).plus(1).plus(1).plus(1).plus(1).plus(1).plus(1).plus(1).plus(1).plus(1).plus(1).plus(1).plus(1).plus(1).plus(1).plus(1).plus(1).plus(1).plus(1).plus(1).plus(1).plus(1).plus(1).plus(1).plus(1).plus(1).plus(1).plus(1).plus(1).plus(1).plus(1) }

func isShort(_ one: Person) -> Bool { false == one.isLong }

func use(_ persons: [Person], _ one: Person, _ other: Person?) -> Int {
  var one = one
  one.grow(by: 3)
  if one.isLong, !one.isLong { print(full(one), full(one, "-")) }
  let count = (one.lastCount ?? 0) + (other?.lastCount ?? 1)
  let words = one.lastCount?.description
  let x = none
  print(words ?? "", x as Any, height + 1, persons.at(2)?.age ?? 0)
  return 3 - doubled(doubled(2) + 1) + count
}

// ==== after: Person.swift
struct Person {
  var first: String, last: String?
  var age = 2

  func check(first: Int) -> Int { (self.first.count > 8 && age > 8) ? 1 : first }
}

// ==== after: Use.swift
// The work for each is that of its own text, not that of all in it.
func sum(_ n: Int) -> Int { (((((((((((((((((((((((((((((((((((((((n + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1) + 1 }

func isShort(_ one: Person) -> Bool { false == (one.first.count > 8 && one.age > 8) }

func use(_ persons: [Person], _ one: Person, _ other: Person?) -> Int {
  var one = one
  one.age = one.age + 3
  if one.first.count > 8 && one.age > 8, !(one.first.count > 8 && one.age > 8) { print(one.first + " " + (one.last ?? ""), one.first + "-" + (one.last ?? "")) }
  let count = (one.last?.count ?? 0) + (other?.last?.count ?? 1)
  let words = (one.last?.count)?.description
  let x = 2 as Int?
  print(words ?? "", x as Any, Double(16) + 1, (persons.indices.contains(2) ? persons[2] : nil)?.age ?? 0)
  return 3 - (((2 * 2) + 1) * 2) + count
}
