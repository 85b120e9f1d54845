// A value that cannot be copied ends with a branch if another branch consumes it.
// min: 16

// ==== main.swift
struct Ticket: ~Copyable {
  let number: Int
  deinit { print("ended", number) }
  consuming func tearUp() { print("torn", number) }
  func show() { print("ticket", number) }
}
func spend(_ ticket: consuming Ticket) { print("spent", ticket.number) }
func consumed() {
  let ticket = Ticket(number: 1)
  if #available(iOS 15, *) { ticket.show() } else { ticket.tearUp() }
  print("after 1")
}
func passed(_ ticket: consuming Ticket) {
  if #unavailable(iOS 15) { spend(ticket) }
  print("after 2")
}
func borrowed() {
  let ticket = Ticket(number: 3)
  if #available(iOS 15, *) { print("new") } else { ticket.show() }
  print("after 3", ticket.number)
}
enum Office {
  struct Pass: ~Copyable {
    deinit { print("pass ended") }
  }
}
func hand(_ pass: consuming Office.Pass) { print("handed") }
func qualified() {
  let pass = Office.Pass()
  if #unavailable(iOS 15) { hand(pass) }
  print("after 5")
}
typealias Slip = Ticket
func renamed(_ slip: consuming Slip) {
  if #unavailable(iOS 15) { spend(slip) }
  print("after 6")
}
final class Box {
  deinit { print("box ended") }
}
func boxed() {
  let box = Box()
  if #unavailable(iOS 15) { _ = consume box }
  print("after 4")
}
consumed()
passed(Ticket(number: 2))
borrowed()
boxed()
qualified()
renamed(Ticket(number: 6))

// ==== after: main.swift
struct Ticket: ~Copyable {
  let number: Int
  deinit { print("ended", number) }
  consuming func tearUp() { print("torn", number) }
  func show() { print("ticket", number) }
}
func spend(_ ticket: consuming Ticket) { print("spent", ticket.number) }
func consumed() {
  let ticket = Ticket(number: 1)
  if #available(iOS 15, *) { ticket.show() } else { ticket.tearUp() }
  print("after 1")
}
func passed(_ ticket: consuming Ticket) {
  if #unavailable(iOS 15) { spend(ticket) }
  print("after 2")
}
func borrowed() {
  let ticket = Ticket(number: 3)
  print("new")
  print("after 3", ticket.number)
}
enum Office {
  struct Pass: ~Copyable {
    deinit { print("pass ended") }
  }
}
func hand(_ pass: consuming Office.Pass) { print("handed") }
func qualified() {
  let pass = Office.Pass()
  if #unavailable(iOS 15) { hand(pass) }
  print("after 5")
}
typealias Slip = Ticket
func renamed(_ slip: consuming Slip) {
  if #unavailable(iOS 15) { spend(slip) }
  print("after 6")
}
final class Box {
  deinit { print("box ended") }
}
func boxed() {
  let box = Box()
  if #unavailable(iOS 15) { _ = consume box }
  print("after 4")
}
consumed()
passed(Ticket(number: 2))
borrowed()
boxed()
qualified()
renamed(Ticket(number: 6))
