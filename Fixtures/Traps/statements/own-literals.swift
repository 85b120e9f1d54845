// A literal that a type of the project takes, and prints, is no dead value.
// min: 16

// ==== Loud.swift
struct Loud: ExpressibleByIntegerLiteral, ExpressibleByNilLiteral {
  let number: Int
  init(integerLiteral number: Int) { self.number = number; print("integer", number) }
  init(nilLiteral: ()) { number = 0; print("nil") }
}
typealias Alias = Loud

// ==== main.swift
func show(_ loud: Loud?) { print(loud?.number ?? 0) }
func assigned() {
  var first: Loud = 1
  if #available(iOS 15, *) { first = 2 }
  show(first)
  var second: Alias = nil
  if #available(iOS 15, *) { second = 3 }
  show(second)
  var third: Loud? = nil
  if #available(iOS 15, *) { third = 4 }
  show(third)
  var plain: Double = 1
  if #available(iOS 15, *) { plain = 5 }
  print(plain)
}
func unread() {
  let loud: Loud = 6
  if #unavailable(iOS 15) { print(loud.number) }
  print("end")
}
struct Screen {
  private func adjust(_ loud: Loud) { if #unavailable(iOS 15) { print("old", loud.number) } }
  private func count(_ number: Int) { if #unavailable(iOS 15) { print("old", number) } }
  func run() {
    adjust(7)
    count(8)
  }
}
assigned()
unread()
Screen().run()

// ==== after: main.swift
func show(_ loud: Loud?) { print(loud?.number ?? 0) }
func assigned() {
  var first: Loud = 1
  first = 2
  show(first)
  var second: Alias = nil
  second = 3
  show(second)
  let third: Loud? = 4
  show(third)
  let plain: Double = 5
  print(plain)
}
func unread() {
  let _: Loud = 6
  print("end")
}
struct Screen {
  private func adjust(_ loud: Loud) { }
  func run() {
    adjust(7)
  }
}
assigned()
unread()
Screen().run()
