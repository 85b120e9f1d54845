// What the compiler would warn of afterwards: a labelled `do` in which nothing throws, captures and variables.
// min: 16

// ==== main.swift
struct Failure: Error {}
func load() throws { throw Failure() }
func labelled(_ isDone: Bool) {
  work: do {
    if #unavailable(iOS 15) { try load() }
    if isDone { break work }
    print("working")
  } catch {
    print("failed")
  }
}
func captures(_ limit: Int, _ name: String) {
  let first = { [limit] in
    if #unavailable(iOS 15) { print(limit) }
    print("first")
  }
  let second = { [count = 3, name] in
    if #unavailable(iOS 15) { print(count) }
    print("second", name)
  }
  first()
  second()
}
func bindings(_ value: Int?, _ other: Int?) {
  if var value {
    if #unavailable(iOS 15) { value = 2 }
    print(value)
  }
  guard var rest = other else { return }
  if #unavailable(iOS 15) { rest = 2 }
  print(rest)
  if var value {
    if #unavailable(iOS 15) { value = 2 }
    value += 1
    print(value)
  }
}
labelled(false)
labelled(true)
captures(1, "name")
bindings(1, 2)

// ==== after: main.swift
func labelled(_ isDone: Bool) {
  work: do {
    if isDone { break work }
    print("working")
  }
}
func captures(_ limit: Int, _ name: String) {
  let first = {
    print("first")
  }
  let second = { [name] in
    print("second", name)
  }
  first()
  second()
}
func bindings(_ value: Int?, _ other: Int?) {
  if let value {
    print(value)
  }
  guard let rest = other else { return }
  print(rest)
  if var value {
    value += 1
    print(value)
  }
}
labelled(false)
labelled(true)
captures(1, "name")
bindings(1, 2)
