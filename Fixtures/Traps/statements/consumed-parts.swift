// Parts of values that cannot be copied, which a dead branch consumes: the values would live longer.
// min: 16

// ==== Parts.swift
struct Engine: ~Copyable {
  let number: Int
  consuming func close() { print("close", number) }
  func look() { print("look", number) }
  deinit { print("deinit", number) }
}
func eat(_ inner: consuming Engine) { print("eat", inner.number) }

// ==== main.swift
struct Machine: ~Copyable {
  var first: Engine
  var second: Engine
  consuming func finish() {
    if #available(iOS 15, *) { print("keep") } else { eat(first) }
    print("finished")
  }
  consuming func show() {
    if #available(iOS 15, *) { print("keep") } else { first.look() }
    print("shown")
  }
}
func make(_ number: Int) -> Machine { Machine(first: Engine(number: number), second: Engine(number: number + 1)) }
func closed() {
  let outer = make(1)
  if #available(iOS 15, *) { print(outer.first.number) } else { outer.first.close() }
  print("end")
}
func given() {
  let outer = make(3)
  if #available(iOS 15, *) { print("keep") } else { eat(outer.first) }
  print("end")
}
func taken() {
  let outer = make(5)
  if #available(iOS 15, *) { print("keep") } else {
    let inner = outer.second
    print(inner.number)
  }
  print("end")
}
func looked() {
  let outer = make(7)
  if #available(iOS 15, *) { print("keep") } else { outer.first.look(); print(outer.second.number) }
  print("end", outer.first.number)
}
closed()
given()
taken()
looked()
make(9).finish()
make(11).show()

// ==== after: main.swift
struct Machine: ~Copyable {
  var first: Engine
  var second: Engine
  consuming func finish() {
    if #available(iOS 15, *) { print("keep") } else { eat(first) }
    print("finished")
  }
  consuming func show() {
    print("keep")
    print("shown")
  }
}
func make(_ number: Int) -> Machine { Machine(first: Engine(number: number), second: Engine(number: number + 1)) }
func closed() {
  let outer = make(1)
  if #available(iOS 15, *) { print(outer.first.number) } else { outer.first.close() }
  print("end")
}
func given() {
  let outer = make(3)
  if #available(iOS 15, *) { print("keep") } else { eat(outer.first) }
  print("end")
}
func taken() {
  let outer = make(5)
  if #available(iOS 15, *) { print("keep") } else {
    let inner = outer.second
    print(inner.number)
  }
  print("end")
}
func looked() {
  let outer = make(7)
  print("keep")
  print("end", outer.first.number)
}
closed()
given()
taken()
looked()
make(9).finish()
make(11).show()
