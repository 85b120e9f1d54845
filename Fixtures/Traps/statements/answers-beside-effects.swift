// What stands beside an answer: `try!`, what throws or waits, own operators, names of other files.
// min: 16

// ==== Other.swift
var tick: Bool { print("tick"); return true }
var big: Bool { print("big"); return true }
let plain = true

// ==== main.swift
infix operator |>: Weak
precedencegroup Weak { lowerThan: LogicalDisjunctionPrecedence higherThan: AssignmentPrecedence }
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
func show(_ value: Bool) -> Bool { print("show", value); return false }
func load() throws -> Bool { print("load"); return true }
private var isFirst: Bool { if #available(iOS 15, *) { return true } else { return false } }
private var isSecond: Bool { if #available(iOS 15, *) { return true } else { return false } }
private var isThird: Bool { get throws { if #available(iOS 15, *) { return true } else { return false } } }
private var isFourth: Bool {
  if big { return true }
  if #available(iOS 15, *) { return true }
  return false
}
private func isFifth() -> Bool {
  guard plain else { return true }
  if #available(iOS 15, *) { return true }
  return false
}
func run(_ other: Bool) throws {
  print(try! isFirst && load(), try! isFirst ? 3 : load() ? 1 : 2)
  let x = isSecond || other |> show
  let y = isSecond && other |> show
  print(x, y)
  if tick || isFirst { print("ticked") }
  let z = tick && !isFirst
  let w = plain && !isFirst
  print(z, w)
  if try isThird { print("c") }
  if isFourth { print("d") }
  if isFifth() { print("e") }
  let u = try !isFirst && load()
  let v = try isFirst ? 1 : (load() ? 2 : 3)
  print(u, v)
  do { if try isFirst || load() { print("f") } } catch { print("caught") }
}
try run(false)

// ==== after: Other.swift
var tick: Bool { print("tick"); return true }
var big: Bool { print("big"); return true }

// ==== after: main.swift
infix operator |>: Weak
precedencegroup Weak { lowerThan: LogicalDisjunctionPrecedence higherThan: AssignmentPrecedence }
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
func show(_ value: Bool) -> Bool { print("show", value); return false }
func load() throws -> Bool { print("load"); return true }
private var isSecond: Bool { return true }
private var isThird: Bool { get throws { return true } }
private var isFourth: Bool {
  if big { return true }
  return true
}
func run(_ other: Bool) throws {
  print(try! load(), 3)
  let x = isSecond || other |> show
  let y = isSecond && other |> show
  print(x, y)
  if tick || true { print("ticked") }
  let z = tick && false
  let w = false
  print(z, w)
  if try isThird { print("c") }
  if isFourth { print("d") }
  print("e")
  let u = false
  let v = 1
  print(u, v)
  print("f")
}
try run(false)
