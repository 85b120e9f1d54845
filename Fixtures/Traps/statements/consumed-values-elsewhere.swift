// Values of a type of another file that cannot be copied: what the dead branch consumed, and what the branch that stays
// would hold for longer.
// min: 16

// ==== Ticket.swift
struct Ticket: ~Copyable {
  let number: Int
  deinit { print("ended", number) }
}
// ==== TicketUses.swift
typealias Slip = Ticket
extension Ticket {
  consuming func tearUp() { print("torn", number) }
  func show() { print("ticket", number) }
  consuming func leave() {
    if #available(iOS 15, *) { print("new") } else { tearUp() }
    print("left")
  }
  consuming func look() {
    if #available(iOS 15, *) { print("new") } else { show() }
    print("looked")
  }
}
func make(_ number: Int) -> Ticket { Ticket(number: number) }
func find(_ number: Int) -> Ticket? { number > 0 ? Ticket(number: number) : nil }
func same<T: ~Copyable>(_ value: consuming T) -> T { value }
func spend(_ ticket: consuming Ticket) { print("spent", ticket.number) }
// ==== main.swift
func consumed() {
  let ticket = Ticket(number: 1)
  if #available(iOS 15, *) { ticket.show() } else { ticket.tearUp() }
  print("after 1")
}
func made() {
  let ticket = make(2)
  if #available(iOS 15, *) { ticket.show() } else { spend(ticket) }
  print("after 2")
}
func found() {
  guard let ticket = find(3) else { return }
  if #available(iOS 15, *) { print("new") } else { spend(ticket) }
  print("after 3")
}
func renamed(_ slip: consuming Slip) {
  if #unavailable(iOS 15) { spend(slip) }
  print("after 4")
}
func inside() {
  if #available(iOS 15, *) {
    let ticket = make(5)
    ticket.show()
  } else {
    print("old")
  }
  print("after 5")
}
func guarded() {
  if #available(iOS 15, *) {
    guard let ticket = find(6) else { return }
    ticket.show()
  }
  print("after 6")
}
func borrowed() {
  let ticket = make(7)
  if #available(iOS 15, *) { print("new") } else { ticket.show() }
  print("after 7", ticket.number)
}
func chosen(_ isFirst: Bool) {
  let ticket = isFirst ? make(10) : Ticket(number: 11)
  if #available(iOS 15, *) { print("new") } else { spend(ticket) }
  print("after 10")
}
func passedOn() {
  let ticket = same(make(12))
  if #available(iOS 15, *) { print("new") } else { spend(ticket) }
  print("after 12")
}
func local() {
  let create = { Ticket(number: 13) }
  let ticket = (create())
  if #available(iOS 15, *) { print("new") } else { spend(ticket) }
  print("after 13")
}
chosen(true)
passedOn()
local()
consumed()
made()
found()
renamed(make(4))
inside()
guarded()
borrowed()
make(8).leave()
make(9).look()

// ==== after: TicketUses.swift
typealias Slip = Ticket
extension Ticket {
  consuming func tearUp() { print("torn", number) }
  func show() { print("ticket", number) }
  consuming func leave() {
    if #available(iOS 15, *) { print("new") } else { tearUp() }
    print("left")
  }
  consuming func look() {
    print("new")
    print("looked")
  }
}
func make(_ number: Int) -> Ticket { Ticket(number: number) }
func find(_ number: Int) -> Ticket? { number > 0 ? Ticket(number: number) : nil }
func same<T: ~Copyable>(_ value: consuming T) -> T { value }
func spend(_ ticket: consuming Ticket) { print("spent", ticket.number) }

// ==== after: main.swift
func consumed() {
  let ticket = Ticket(number: 1)
  if #available(iOS 15, *) { ticket.show() } else { ticket.tearUp() }
  print("after 1")
}
func made() {
  let ticket = make(2)
  if #available(iOS 15, *) { ticket.show() } else { spend(ticket) }
  print("after 2")
}
func found() {
  guard let ticket = find(3) else { return }
  if #available(iOS 15, *) { print("new") } else { spend(ticket) }
  print("after 3")
}
func renamed(_ slip: consuming Slip) {
  if #unavailable(iOS 15) { spend(slip) }
  print("after 4")
}
func inside() {
  do {
    let ticket = make(5)
    ticket.show()
  }
  print("after 5")
}
func guarded() {
  do {
    guard let ticket = find(6) else { return }
    ticket.show()
  }
  print("after 6")
}
func borrowed() {
  let ticket = make(7)
  print("new")
  print("after 7", ticket.number)
}
func chosen(_ isFirst: Bool) {
  let ticket = isFirst ? make(10) : Ticket(number: 11)
  if #available(iOS 15, *) { print("new") } else { spend(ticket) }
  print("after 10")
}
func passedOn() {
  let ticket = same(make(12))
  if #available(iOS 15, *) { print("new") } else { spend(ticket) }
  print("after 12")
}
func local() {
  let create = { Ticket(number: 13) }
  let ticket = (create())
  if #available(iOS 15, *) { print("new") } else { spend(ticket) }
  print("after 13")
}
chosen(true)
passedOn()
local()
consumed()
made()
found()
renamed(make(4))
inside()
guarded()
borrowed()
make(8).leave()
make(9).look()
