// Operators that compare, in a file that names none of the standard library's protocols for them, and do more than that.
// min: 16

// ==== Ranked.swift
protocol Ranked { var rank: Int { get } }
func < <T: Ranked>(a: T, b: T) -> Bool {
  print("less")
  return a.rank < b.rank
}
struct User: Ranked { var rank: Int }

// ==== main.swift
func look(_ user: User, _ other: User) {
  if user < other, #unavailable(iOS 15) { print("old") }
  let isLess = user < other
  if #unavailable(iOS 15) { print(isLess) }
  print("looked")
}
look(User(rank: 1), User(rank: 2))

// ==== after: main.swift
func look(_ user: User, _ other: User) {
  if user < other, #unavailable(iOS 15) { print("old") }
  _ = user < other
  print("looked")
}
look(User(rank: 1), User(rank: 2))
