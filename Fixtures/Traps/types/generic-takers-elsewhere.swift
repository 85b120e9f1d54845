// Functions of another file that are named like the system's, and generic in what a closure gives back or throws: the
// closure keeps its type. One that is not generic, or of another place in the call, changes nothing.
// min: 16

// ==== Takers.swift
struct Fault: Error {}
func fail() throws(Fault) { throw Fault() }
@discardableResult func one() -> Int {
  print("one")
  return 1
}
@discardableResult func measure<T>(_ name: String, _ body: () -> T) -> T {
  print(name, T.self)
  return body()
}
func load<T>(_ body: () -> T) {
  print(T.self)
  _ = body()
}
func run<T>(action: () -> T) {
  print(T.self)
  _ = action()
}
func perform<E: Error>(_ body: () throws(E) -> Void) {
  print(E.self)
  try? body()
}
func animate(_ body: () -> Void) { body() }
func add<T>(count: T, _ body: () -> Void) { body() }

// ==== main.swift
let given = measure("a") { if #unavailable(iOS 15) { print("old") }; one() }
print(given)
measure("b") {
  guard #available(iOS 15, *) else { return }
  one()
}
load { if #available(iOS 15, *) { one() } }
run(action: { if #unavailable(iOS 15) { print("old") }; one() })
perform { if #unavailable(iOS 15) { try fail() }; print("thrown") }
animate { if #available(iOS 15, *) { one() } else { print("old") } }
add(count: 1) { if #available(iOS 15, *) { one() } }

// ==== after: main.swift
let given = measure("a") { () -> Void in one() }
print(given)
measure("b") { () -> Void in
  one()
}
load { () -> Void in one() }
run(action: { () -> Void in one() })
perform { () throws in print("thrown") }
animate { one() }
add(count: 1) { one() }

// ==== after: Takers.swift
@discardableResult func one() -> Int {
  print("one")
  return 1
}
@discardableResult func measure<T>(_ name: String, _ body: () -> T) -> T {
  print(name, T.self)
  return body()
}
func load<T>(_ body: () -> T) {
  print(T.self)
  _ = body()
}
func run<T>(action: () -> T) {
  print(T.self)
  _ = action()
}
func perform<E: Error>(_ body: () throws(E) -> Void) {
  print(E.self)
  try? body()
}
func animate(_ body: () -> Void) { body() }
func add<T>(count: T, _ body: () -> Void) { body() }
