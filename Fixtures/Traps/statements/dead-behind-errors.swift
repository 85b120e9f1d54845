// Statements behind a `fatalError` of the system: nothing of the project has that name, so that they are dead.
// min: 16

// ==== main.swift
enum Kind { case first, second }
func load(_ number: Int) throws -> Int { number }
func chosen(_ number: Int) -> Int {
  if #available(iOS 15, *) {
    switch number {
    case 1: return 2
    default: fatalError("no")
    }
  }
  return 3
}
func asked(_ kind: Kind?) -> Int {
  if #available(iOS 15, *) {
    guard let kind else { fatalError() }
    if kind == .first { return 1 } else { preconditionFailure("second") }
  }
  return 3
}
func caught(_ number: Int) -> Int {
  if #available(iOS 15, *) {
    do { return try load(number) } catch { fatalError("\(error)") }
  }
  return 3
}
func ended(_ number: Int) -> Int {
  if #available(iOS 15, *) {
    if number == 1 { return number }
    fatalError("no")
  }
  print("old")
  return 3
}
func described(_ number: Int) -> some CustomStringConvertible {
  if #available(iOS 15, *) {
    if number == 3 { fatalError("three") }
  }
  return number
}
print(chosen(1), asked(.first), caught(1), ended(1), described(2))

// ==== after: main.swift
enum Kind { case first, second }
func load(_ number: Int) throws -> Int { number }
func chosen(_ number: Int) -> Int {
  switch number {
  case 1: return 2
  default: fatalError("no")
  }
}
func asked(_ kind: Kind?) -> Int {
  guard let kind else { fatalError() }
  if kind == .first { return 1 } else { preconditionFailure("second") }
}
func caught(_ number: Int) -> Int {
  do { return try load(number) } catch { fatalError("\(error)") }
}
func ended(_ number: Int) -> Int {
  if number == 1 { return number }
  fatalError("no")
}
func described(_ number: Int) -> some CustomStringConvertible {
  if number == 3 { fatalError("three") }
  return number
}
print(chosen(1), asked(.first), caught(1), ended(1), described(2))
