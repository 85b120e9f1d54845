// Local functions and types behind a statement that now leaves in every case: what the statement itself uses stays.
// min: 16

// ==== main.swift
func chain(_ number: Int) -> Int {
  if number == 1 { return 1 } else if #available(iOS 15, *) { return helper() } else { print("old") }
  print("dead")
  func helper() -> Int { inner() }
  func inner() -> Int { 4 }
  func unused() -> Int { 5 }
  return 3
}
func cases(_ number: Int) -> Int {
  switch number {
  case 1: return helper()
  default: if #available(iOS 15, *) { return 2 } else { print("old") }
  }
  func helper() -> Int { 4 }
  return 3
}
func block() -> Int {
  do {
    if #available(iOS 15, *) { return helper() }
  }
  print("dead")
  func helper() -> Int { 4 }
  return 3
}
func types(_ text: String?) -> String {
  let make = { Left().text }
  if let text { return make() + text } else if #available(iOS 15, *) { return Right.name }
  struct Left { var text = "left" }
  enum Right { static let name = "right" }
  typealias Unused = Int
  return "\(Unused(3))"
}
func conditional() -> Int {
  if #available(iOS 15, *) { return helper() }
  #if os(Linux)
  func helper() -> Int { 4 }
  #else
  func helper() -> Int { 5 }
  #endif
  return 3
}
print(conditional())
print(chain(1), chain(2), cases(1), cases(2), block(), types("!"), types(nil))

// ==== after: main.swift
func chain(_ number: Int) -> Int {
  if number == 1 { return 1 } else { return helper() }
  func helper() -> Int { inner() }
  func inner() -> Int { 4 }
}
func cases(_ number: Int) -> Int {
  switch number {
  case 1: return helper()
  default: return 2
  }
  func helper() -> Int { 4 }
}
func block() -> Int {
  do {
    return helper()
  }
  func helper() -> Int { 4 }
}
func types(_ text: String?) -> String {
  let make = { Left().text }
  if let text { return make() + text } else { return Right.name }
  struct Left { var text = "left" }
  enum Right { static let name = "right" }
}
func conditional() -> Int {
  return helper()
  #if os(Linux)
  func helper() -> Int { 4 }
  #else
  func helper() -> Int { 5 }
  #endif
}
print(conditional())
print(chain(1), chain(2), cases(1), cases(2), block(), types("!"), types(nil))
