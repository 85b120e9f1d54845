// An enum with a case like that of optionals, which nil is no value of.
// min: 16

// ==== main.swift
enum Load { case nothing, some(Int) }
func show(_ load: Load) {
  if case .some(let number) = load {
    if #unavailable(iOS 15) { print(number) }
    print("some")
  } else {
    print("nothing")
  }
  if case let .some(number) = load, #available(iOS 15, *) { print("other") } else { print("number") }
}
func ask(_ number: Int?) {
  guard case .some(let value) = number else { return print("nil") }
  if #unavailable(iOS 15) { print(value) }
  print("value")
}
show(.some(1))
show(.nothing)
ask(2)
ask(nil)

// ==== after: main.swift
enum Load { case nothing, some(Int) }
func show(_ load: Load) {
  if case .some = load {
    print("some")
  } else {
    print("nothing")
  }
  if case let .some(number) = load { print("other") } else { print("number") }
}
func ask(_ number: Int?) {
  guard case .some = number else { return print("nil") }
  print("value")
}
show(.some(1))
show(.nothing)
ask(2)
ask(nil)
