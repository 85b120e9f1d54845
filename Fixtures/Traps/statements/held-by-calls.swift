// Names that hold an object which a called function lets go of: they stay, though nothing reads them.
// min: 16
// warns: the names that stay are not read

// ==== Record.swift
final class Record {
  let number: Int
  init(_ number: Int) { self.number = number }
  deinit { print("record", number, "is gone") }
}
final class Shelf {
  var content: Record? = Record(10)
  var label: String? = "label"
  func clear() {
    (content, label) = (nil, nil)
    print("cleared")
  }
}

// ==== main.swift
final class Session {
  let number: Int
  init(_ number: Int) { self.number = number }
  deinit { print("session", number, "is gone") }
}
final class Player {
  enum State { case idle, loaded(Session), pair(Session, Int), named(String) }
  var session: Session? = Session(1)
  var record: Record? = Record(2)
  var all = [Session(3), Session(4)]
  var table: [Int: Session] = [1: Session(5)]
  var state = State.loaded(Session(6))
  var title: String? = "title"
  var size: Session? = Session(7)
  var current: Session? { table[1] }
  func stop() {
    (session, record, table, title, size) = (nil, nil, [:], nil, nil)
    state = .idle
    print("stopped")
  }
  func require() {
    guard let session else { return }
    if #unavailable(iOS 15) { print(session.number) }
    stop()
    print("required")
  }
  func ask() {
    if let session = self.session {
      if #unavailable(iOS 15) { print(session.number) }
      stop()
      print("asked")
    }
  }
  func keep() {
    let old = session
    if #unavailable(iOS 15) { print(old as Any) }
    stop()
    print("kept")
  }
  func keepRecord() {
    guard let record else { return }
    if #unavailable(iOS 15) { print(record.number) }
    stop()
    print("kept the record")
  }
  func askTitle() {
    if let title {
      if #unavailable(iOS 15) { print(title) }
      stop()
      print("asked the title")
    }
  }
  func look() {
    if let session {
      if #unavailable(iOS 15) { print(session.number) }
      print("looked", max(1, 2))
    }
  }
  func count() {
    let count = all.count
    if #unavailable(iOS 15) { print(count) }
    stop()
  }
  func pop() {
    guard let top = all.last else { return }
    if #unavailable(iOS 15) { print(top.number) }
    all.removeLast()
    print("popped")
  }
  func measure() {
    guard let size else { return }
    if #unavailable(iOS 15) { print(size.number) }
    self.size = nil
    print("measured")
  }
  func close() {
    switch state {
    case .loaded(let session):
      if #unavailable(iOS 15) { print(session.number) }
      state = .idle
      print("closed")
    case .pair(let session, let number):
      if #unavailable(iOS 15) { print(session.number) }
      stop()
      print("closed", number)
    case .named(let name):
      if #unavailable(iOS 15) { print(name) }
      stop()
    case .idle: print("idle")
    }
  }
  func match() {
    guard case .pair(let session, let number) = state else { return }
    if #unavailable(iOS 15) { print(session.number) }
    stop()
    print("matched", number)
  }
}
func ask(_ player: Player) {
  guard let session = player.current else { return }
  if #unavailable(iOS 15) { print(session.number) }
  player.stop()
  print("asked the player")
}
func element(_ player: Player) {
  if let session = player.table.first?.value {
    if #unavailable(iOS 15) { print(session.number) }
    player.stop()
    print("asked for an element")
  }
}
func choose(_ player: Player) {
  switch player.current {
  case let session?:
    if #unavailable(iOS 15) { print(session.number) }
    player.stop()
    print("chosen")
  case nil: print("none")
  }
}
func read(_ shelf: Shelf) {
  guard let content = shelf.content else { return }
  if #unavailable(iOS 15) { print(content.number) }
  shelf.clear()
  print("read")
}
func name(_ shelf: Shelf) {
  guard let label = shelf.label else { return }
  if #unavailable(iOS 15) { print(label) }
  shelf.clear()
  print("named")
}
read(Shelf())
name(Shelf())
Player().require()
Player().ask()
Player().keep()
Player().keepRecord()
Player().askTitle()
Player().look()
Player().count()
Player().pop()
Player().measure()
Player().close()
let player = Player()
player.state = .pair(Session(8), 1)
player.close()
player.state = .pair(Session(9), 1)
player.match()
player.state = .named("name")
player.close()
ask(Player())
element(Player())
choose(Player())

// ==== after: main.swift
final class Session {
  let number: Int
  init(_ number: Int) { self.number = number }
  deinit { print("session", number, "is gone") }
}
final class Player {
  enum State { case idle, loaded(Session), pair(Session, Int), named(String) }
  var session: Session? = Session(1)
  var record: Record? = Record(2)
  var all = [Session(3), Session(4)]
  var table: [Int: Session] = [1: Session(5)]
  var state = State.loaded(Session(6))
  var title: String? = "title"
  var size: Session? = Session(7)
  var current: Session? { table[1] }
  func stop() {
    (session, record, table, title, size) = (nil, nil, [:], nil, nil)
    state = .idle
    print("stopped")
  }
  func require() {
    guard let session else { return }
    stop()
    print("required")
  }
  func ask() {
    if let session = self.session {
      stop()
      print("asked")
    }
  }
  func keep() {
    let old = session
    stop()
    print("kept")
  }
  func keepRecord() {
    guard let record else { return }
    stop()
    print("kept the record")
  }
  func askTitle() {
    if title != nil {
      stop()
      print("asked the title")
    }
  }
  func look() {
    if session != nil {
      print("looked", max(1, 2))
    }
  }
  func count() {
    stop()
  }
  func pop() {
    guard let top = all.last else { return }
    all.removeLast()
    print("popped")
  }
  func measure() {
    guard let size else { return }
    self.size = nil
    print("measured")
  }
  func close() {
    switch state {
    case .loaded(let session):
      state = .idle
      print("closed")
    case .pair(let session, let number):
      stop()
      print("closed", number)
    case .named(let name):
      stop()
    case .idle: print("idle")
    }
  }
  func match() {
    guard case .pair(let session, let number) = state else { return }
    stop()
    print("matched", number)
  }
}
func ask(_ player: Player) {
  guard let session = player.current else { return }
  player.stop()
  print("asked the player")
}
func element(_ player: Player) {
  if let session = player.table.first?.value {
    player.stop()
    print("asked for an element")
  }
}
func choose(_ player: Player) {
  switch player.current {
  case let session?:
    player.stop()
    print("chosen")
  case nil: print("none")
  }
}
func read(_ shelf: Shelf) {
  guard let content = shelf.content else { return }
  shelf.clear()
  print("read")
}
func name(_ shelf: Shelf) {
  guard shelf.label != nil else { return }
  shelf.clear()
  print("named")
}
read(Shelf())
name(Shelf())
Player().require()
Player().ask()
Player().keep()
Player().keepRecord()
Player().askTitle()
Player().look()
Player().count()
Player().pop()
Player().measure()
Player().close()
let player = Player()
player.state = .pair(Session(8), 1)
player.close()
player.state = .pair(Session(9), 1)
player.match()
player.state = .named("name")
player.close()
ask(Player())
element(Player())
choose(Player())
